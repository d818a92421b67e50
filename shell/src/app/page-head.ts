import type { PageHead } from '@aangan/shared-kit/platform/page';

/** Attribute of the tags that belong to the page and are removed with it. */
export const HEAD_MARK = 'data-page';

export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** The head as tags, the same list for the server's document and for later pages in the browser. */
export function headTags(head: PageHead, origin: string): HeadTag[] {
  const tags: HeadTag[] = [];
  const meta = (attributes: Record<string, string>) => tags.push({ tag: 'meta', attributes });
  if (head.description) meta({ name: 'description', content: head.description });
  if (head.robots) meta({ name: 'robots', content: head.robots });
  meta({ property: 'og:title', content: head.title });
  meta({ property: 'og:site_name', content: 'Aangan' });
  if (head.description) meta({ property: 'og:description', content: head.description });
  meta({ property: 'og:image', content: absolute(head.image ?? '/og-image.png', origin) });
  if (head.canonical) {
    const href = absolute(head.canonical, origin);
    tags.push({ tag: 'link', attributes: { rel: 'canonical', href } });
    meta({ property: 'og:url', content: href });
  }
  for (const entity of head.jsonLd ?? []) {
    tags.push({ tag: 'script', attributes: { type: 'application/ld+json' }, text: safeJson(entity) });
  }
  return tags;
}

function absolute(address: string, origin: string): string {
  return new URL(address, origin).href;
}

/** JSON that cannot end its script element. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

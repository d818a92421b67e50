import type { PageHead } from '@aangan/shared-kit/platform/page';
import type { PageEntry } from './page-entry.ts';
import type { PageSource } from './page-source.ts';

/** Attribute of the tags that belong to the page and go when it goes. */
export const HEAD_MARK = 'data-page';

const FALLBACK: PageHead = { title: 'Aangan', robots: 'noindex' };

/** The head of the page that an entry shows; a failed page keeps search engines away. */
export function headOf(entry: PageEntry, source: PageSource, url: URL): PageHead {
  if (entry.failure) return { ...FALLBACK, ...entry.failure.served?.head };
  const head = source.loaded(entry)?.head;
  return head ? head({ data: entry.data, url, params: entry.params, platform: source.platform }) : { title: 'Aangan' };
}

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

/** JSON that cannot end the script element it stands in. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

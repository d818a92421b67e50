import type { PageHead } from '@aangan/shared-kit/platform/page';
import { HEAD_MARK, type HeadTag } from '../app/page-head.ts';

/** The page's part of the document's head. */
export function headHtml(head: PageHead, tags: readonly HeadTag[]): string {
  const preload = head.preloadImage
    ? `<link rel="preload" as="image" imagesrcset="${escapeHtml(head.preloadImage.srcSet)}" imagesizes="${escapeHtml(head.preloadImage.sizes)}" type="${escapeHtml(head.preloadImage.type)}" fetchpriority="high">`
    : '';
  return `<title>${escapeHtml(head.title)}</title>${preload}${tags.map(tagHtml).join('')}`;
}

function tagHtml({ tag, attributes, text }: HeadTag): string {
  const list = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  return `<${tag}${list} ${HEAD_MARK}>${tag === 'script' ? `${text ?? ''}</script>` : ''}`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

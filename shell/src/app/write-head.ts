import type { PageHead } from '@aangan/shared-kit/platform/page';
import { HEAD_MARK, type HeadTag, headTags } from './page-head.ts';

/** Replaces the tags of the previous page with those of this page. */
export function writeHead(head: PageHead, origin: string): void {
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  document.head.append(...headTags(head, origin).map(element));
}

function element({ tag, attributes, text }: HeadTag): HTMLElement {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.setAttribute(HEAD_MARK, '');
  if (text) created.textContent = text;
  return created;
}

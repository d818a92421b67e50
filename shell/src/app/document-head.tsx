import type { PageHead } from '@aangan/shared-kit/platform/page';
import { useEffect, useRef } from 'react';
import { type HeadTag, headTags } from './page-head.ts';

/** Attribute of the tags that belong to the page and go when it goes. */
export const HEAD_MARK = 'data-page';

/** Keeps title and head tags in step with the page once the browser navigates by itself. */
export function DocumentHead({ head, origin }: { head: PageHead; origin: string }) {
  const known = useRef<string>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = JSON.stringify(head);
    // The server has written the first one.
    if (before === undefined || before === known.current) return;
    document.title = head.title;
    for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
    document.head.append(...headTags(head, origin).map(element));
  }, [head, origin]);
  return null;
}

function element({ tag, attributes, text }: HeadTag): HTMLElement {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.setAttribute(HEAD_MARK, '');
  if (text) created.textContent = text;
  return created;
}

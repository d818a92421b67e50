import { CONTACT_REPORTS } from './contact-reports-queue.ts';
import { HELD_LISTINGS } from './held-listings-queue.ts';
import { type Html, html } from './html.ts';
import { LISTING_REPORTS } from './listing-reports-queue.ts';
import { PROBABLE_BROKERS } from './probable-brokers-queue.ts';
import { FIRST_PAGE, VERIFICATION_PAGE } from './sign-in-paths.ts';
import { queuePath, type StaffQueue } from './staff-queue.ts';

/** All queues of the staff area. */
export const STAFF_QUEUES: readonly StaffQueue[] = [HELD_LISTINGS, LISTING_REPORTS, PROBABLE_BROKERS, CONTACT_REPORTS];

const PAGES: readonly (readonly [path: string, title: string])[] = [
  [FIRST_PAGE, 'Releases'],
  ...STAFF_QUEUES.map((queue) => [queuePath(queue), queue.shortTitle] as const),
  [VERIFICATION_PAGE, 'Verification'],
];

/** Navigation between the pages of the staff area. @param asked path and query of the page */
export function staffNav(asked: string): Html {
  const here = asked.split('?')[0] ?? '';
  const isHere = (path: string) => here === path || here.startsWith(`${path}/`);
  return html`<nav class="areas" aria-label="Staff pages"><ul class="areas-list">${PAGES.map(
    ([path, title]) => html`<li><a href="${path}"${isHere(path) && html` aria-current="page"`}>${title}</a></li>`,
  )}</ul></nav>`;
}

import { type Html, html } from './html.ts';
import { FIRST_PAGE, OVERVIEW_PAGE, SECOND_FACTOR_PATH } from './sign-in-paths.ts';
import { STAFF_PAGES_WORDS } from './staff-pages.words.ts';

const PAGES = [
  [OVERVIEW_PAGE, STAFF_PAGES_WORDS.overview],
  [FIRST_PAGE, STAFF_PAGES_WORDS.releases],
  [SECOND_FACTOR_PATH, STAFF_PAGES_WORDS.secondFactor],
] as const;

/** Navigation between the shell's own pages of the staff area: it needs no remote. @param asked path and query */
export function staffNav(asked: string): Html {
  const here = asked.split('?')[0] ?? '';
  const isHere = (path: string) => here === path || (path !== OVERVIEW_PAGE && here.startsWith(`${path}/`));
  return html`<nav class="areas" aria-label="${STAFF_PAGES_WORDS.title}"><ul class="areas-list">${PAGES.map(
    ([path, title]) => html`<li><a href="${path}"${isHere(path) && html` aria-current="page"`}>${title}</a></li>`,
  )}</ul></nav>`;
}

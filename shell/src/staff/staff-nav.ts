import { type Html, html } from './html.ts';
import { FIRST_PAGE, OVERVIEW_PAGE } from './sign-in-paths.ts';

const PAGES = [
  [OVERVIEW_PAGE, 'Overview'],
  [FIRST_PAGE, 'Releases'],
] as const;

/** Navigation between the shell's own pages of the staff area: it needs no remote. @param asked path and query */
export function staffNav(asked: string): Html {
  const here = asked.split('?')[0] ?? '';
  const isHere = (path: string) => here === path || (path !== OVERVIEW_PAGE && here.startsWith(`${path}/`));
  return html`<nav class="areas" aria-label="Staff pages"><ul class="areas-list">${PAGES.map(
    ([path, title]) => html`<li><a href="${path}"${isHere(path) && html` aria-current="page"`}>${title}</a></li>`,
  )}</ul></nav>`;
}

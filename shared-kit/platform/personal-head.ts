import type { PageHead } from './page.ts';

/** The head of a page that search engines leave out, such as one about the visitor's own things. */
export function personalHead(title: string): PageHead {
  return { title: `${title} | Aangan`, robots: 'noindex' };
}

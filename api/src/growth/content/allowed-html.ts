import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** What an article may hold: headings, paragraphs, lists, emphasis and links. Nothing that runs, draws or fetches. */
const ALLOWED: IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 6,
  transformTags: {
    b: 'strong',
    h1: 'h2',
    h4: 'h3',
    a: (tagName, { href }) => ({
      tagName,
      attribs: href === undefined ? {} : { href, ...(href.startsWith('/') ? {} : { rel: 'noopener nofollow' }) },
    }),
  },
};

/** The HTML without anything that an article may not hold; what is allowed already stays as it is. */
export function allowedHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}

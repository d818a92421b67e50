import sanitizeHtml, { type IOptions } from 'sanitize-html';

/**
 * HTML allowed in articles: headings, paragraphs, lists, emphasis and links. No scripts, graphics or external
 * resources.
 */
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

/** Removes everything from the HTML that an article may not contain; allowed HTML stays as it is. */
export function allowedHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}

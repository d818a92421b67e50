/** A path of the site without its query, as it is sent to support. */
export const SUPPORT_PAGE = /^\/[\w\-./~…]{0,200}$/;

/** Segments up to this length hold no secret. */
const SHORT = 12;

/** Words, and a few digits such as those of a pin code. */
const WORDS = /^[a-z_.-]*(?:\d{1,3}[a-z_.-]+){0,3}\d{0,6}$/;

/** A run without a separator that is longer than the words of our addresses. */
const RUN = /[^-_.]{17}/;

/**
 * The path as support may see it: without query, and without segments that may be secrets or ids.
 * @returns undefined for what is no path of the site
 */
export function supportPage(path: string): string | undefined {
  const [bare = ''] = path.split(/[?#]/, 1);
  if (!bare.startsWith('/') || bare.startsWith('//')) return undefined;
  const shown = bare
    .split('/')
    .map((segment) => (segment.length <= SHORT || (WORDS.test(segment) && !RUN.test(segment)) ? segment : '…'))
    .join('/');
  return SUPPORT_PAGE.test(shown) ? shown : undefined;
}

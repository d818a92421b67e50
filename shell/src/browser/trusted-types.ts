/** Part of the browser's Trusted Types that the shell uses. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: {
      createHTML(html: string): string | null;
      createScript(text: string): string | null;
      createScriptURL(url: string): string | null;
    },
  ): unknown;
}

/** A window, with or without Trusted Types. */
export interface TrustedTypesWindow {
  readonly trustedTypes?: TrustedTypes;
}

/** Opening and closing tags that only draw, with attributes that neither fetch nor run anything. */
const HARMLESS =
  /^(?:[^<]|<\/?(?:a|abbr|b|br|circle|div|em|g|i|li|ol|p|path|rect|small|span|strong|svg|ul)(?: (?:aria-\w+|class|d|fill|height|id|lang|role|title|viewBox|width|xmlns|href(?=="(?:\/|#|https?:\/\/)))="[^"<]*")* ?\/?>)*$/;

/** How React creates a script element that does not run. */
const EMPTY_SCRIPT = '<script></script>';

/** Whether HTML that is written into the document as text is harmless: drawn text, links, small pictures. */
export function isHarmlessHtml(html: string): boolean {
  return html === EMPTY_SCRIPT || HARMLESS.test(html);
}

/**
 * Guards the places of the document where text becomes code, in browsers that have Trusted Types. Scripts and workers
 * load only from the site's own origin and allowed origins; HTML must be harmless. The browser calls the policy for
 * each such text, so that libraries need no change.
 * @param page the document's own origin
 * @returns a function that allows scripts of more origins
 */
export function guardSinks(
  { trustedTypes }: TrustedTypesWindow,
  page: Pick<Location, 'href' | 'origin'>,
): (origins: readonly string[]) => void {
  const allowed = new Set([page.origin]);
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isHarmlessHtml(html) ? html : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (allowed.has(originOf(url, page.href)) ? url : null),
  });
  return (origins) => {
    for (const origin of origins) allowed.add(origin);
  };
}

/** Data, such as a page's JSON-LD, which is in a script element too; as code it would do nothing. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** The origin of an address that is fetched; a `blob:` has its maker's origin. */
function originOf(url: string, base: string): string {
  if (!URL.canParse(url, base)) return '';
  const { protocol, origin } = new URL(url, base);
  return /^https?:/.test(protocol) ? origin : '';
}

declare global {
  interface Window extends TrustedTypesWindow {}
}

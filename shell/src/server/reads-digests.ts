/** The first Firefox that allows a file by a digest of the content security policy. */
const FIRST_FIREFOX = 116;

/**
 * Whether a browser runs a file whose digest the content security policy names. All that the product's scripts are built
 * for do, except some versions of Firefox: they get a nonce.
 */
export function readsDigests(userAgent: string): boolean {
  const version = /\bFirefox\/(\d+)/.exec(userAgent)?.[1];
  return version === undefined || Number(version) >= FIRST_FIREFOX;
}

declare global {
  /**
   * Tells bundles the digest (`sha384-…`) of a script or stylesheet that they are about to ask for, by its address.
   * The shell gives it to all bundles of a document, `build/integrity-plugin.ts` has them ask.
   */
  var aanganIntegrity: ((url: string) => string) | undefined;
}

/** The digest of no file: whoever carries it is refused by the browser. */
export const UNKNOWN_FILE = `sha384-${'A'.repeat(64)}`;

declare global {
  /**
   * Provides bundles with the digest (`sha384-…`) of a script or stylesheet that they are about to request, by its
   * address. The shell provides it to all bundles of a document; `build/integrity-plugin.ts` makes them use it.
   */
  var aanganIntegrity: ((url: string) => string) | undefined;
}

/** A digest that matches no file: the browser refuses any file with it. */
export const UNKNOWN_FILE = `sha384-${'A'.repeat(64)}`;

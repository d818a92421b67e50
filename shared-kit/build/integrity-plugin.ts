import MiniCssExtract from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/** The global that the bundle calls; `platform/file-integrity.ts` provides it. Older shells do not. */
function integrityOf(address: string): string {
  return `self.aanganIntegrity?.(${address}) ?? ""`;
}

/**
 * Puts `integrity` on every script and stylesheet that a bundle adds to its document. The shell provides the digests.
 * Inside the bundle they would need a name for each chunk, and an entry has 8,000 bytes for everything.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const name = 'IntegrityPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\nscript.integrity = ${integrityOf('script.src')};`,
      );
      MiniCssExtract.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag }) => `${source}\n${tag}.integrity = ${integrityOf(`${tag}.href`)};`,
      );
    });
  }
}

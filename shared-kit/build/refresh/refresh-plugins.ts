import path from 'node:path';
import MiniCssExtract from 'mini-css-extract-plugin';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

/** `.ts` in the repository, `.js` in the package that other repositories install. */
const CLIENT = path.join(import.meta.dirname, `refresh-client${path.extname(import.meta.filename)}`);

/** What a remote's browser build needs, so that its modules can be replaced in an open document. */
export function refreshPlugins(folder: string): WebpackPluginInstance[] {
  return [
    new webpack.HotModuleReplacementPlugin(),
    // Part of every entry, and before it: it sees each module of the remote run.
    new webpack.EntryPlugin(folder, CLIENT, {}),
    { apply: nameStylesheets },
  ];
}

/** An update finds the stylesheet that it replaces by its file's name, because each release has another folder. */
function nameStylesheets(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('nameStylesheets', (compilation) => {
    MiniCssExtract.getCompilationHooks(compilation).beforeTagInsert.tap(
      'nameStylesheets',
      (source, { tag, href }) => `${source}\n${tag}.setAttribute("data-href", ${href}.split("/").pop());`,
    );
  });
}

import path from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

/** `.ts` in the repository, `.js` in the package that other repositories install. */
const CLIENT = path.join(import.meta.dirname, `refresh-client${path.extname(import.meta.filename)}`);

/** What a remote's browser build needs, so that its modules can be replaced in an open document. */
export function refreshPlugins(folder: string): WebpackPluginInstance[] {
  return [
    new webpack.HotModuleReplacementPlugin(),
    // Part of every entry, and before it: it sees each module of the remote run.
    new webpack.EntryPlugin(folder, CLIENT, {}),
  ];
}

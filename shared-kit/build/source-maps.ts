import path from 'node:path';
import webpack from 'webpack';
import { MAPS_FOLDER } from './source-map-path.ts';

/**
 * Writes a source map for each script. Scripts do not name theirs: staff read stacks with them, browsers never do. They
 * have no source texts. Their paths begin at the repository's root, so that they are the same in each checkout.
 */
export function sourceMaps(root: string): webpack.SourceMapDevToolPlugin {
  return new webpack.SourceMapDevToolPlugin({
    test: /\.c?js$/,
    filename: `${MAPS_FOLDER}/[file].map`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }: { readonly absoluteResourcePath: string }) =>
      sourceName(root, absoluteResourcePath),
  });
}

/** The path from the root; an installed package is below `node_modules`, wherever it is. */
function sourceName(root: string, file: string): string {
  const installed = file.lastIndexOf('/node_modules/');
  if (installed >= 0) return file.slice(installed + 1);
  return path.isAbsolute(file) ? path.relative(root, file) : file;
}

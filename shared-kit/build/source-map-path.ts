import path from 'node:path';

/** Folder of the source maps beside the files of a build: `browser/maps/page-home.js.map`. */
export const MAPS_FOLDER = 'maps';

/** Path of a built file's source map. @param file `browser/page-home.js` */
export function sourceMapOf(file: string): string {
  return path.posix.join(path.posix.dirname(file), MAPS_FOLDER, `${path.posix.basename(file)}.map`);
}

/** Whether a path of a release is a source map. */
export function isSourceMap(name: string): boolean {
  return /(?:^|\/)maps\/[^/]+\.map$/.test(name);
}

import path from 'node:path';

/** Name of a source file as it is here: `main.ts` in the repository, `main.js` in the package that others install. */
export function installedName(source: string): string {
  return source.replace(/\.ts$/, path.extname(import.meta.filename));
}

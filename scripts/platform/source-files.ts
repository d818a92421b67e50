import { readdirSync } from 'node:fs';
import path from 'node:path';

const NOT_SOURCE = new Set(['node_modules', 'dist', '.tsc', '.data', 'e2e']);

/** All files of a package without tests and without what was built, relative to it. */
export function packageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(path.sep).some((part) => NOT_SOURCE.has(part)) && !/\.test\.tsx?$/.test(file))
    .sort();
}

/** Whether a file is code that is compiled for a package. */
export function isScript(file: string): boolean {
  return /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
}

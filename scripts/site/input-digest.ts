import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Generated files in a package's own folder. Deeper down, a feature may have such a name. */
const GENERATED = new Set(['node_modules', 'dist', '.tsc', 'coverage', 'e2e']);
const NOT_BUILT = /\.test\.tsx?$|\.tsbuildinfo$/;

/** Digest of the content of files and folders: equal exactly when no relevant content has changed. */
export function inputDigest(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) addTo(hash, root, input, GENERATED);
  return hash.digest('hex').slice(0, 24);
}

function addTo(hash: Hash, root: string, name: string, leftOut: ReadonlySet<string> = new Set()): void {
  const file = path.join(root, name);
  if (!statSync(file).isDirectory()) {
    hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
    return;
  }
  const entries = readdirSync(file).filter((entry) => !leftOut.has(entry) && !NOT_BUILT.test(entry));
  for (const entry of entries.sort()) addTo(hash, root, path.join(name, entry));
}

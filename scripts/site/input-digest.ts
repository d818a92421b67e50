import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const LEFT_OUT = /^(node_modules|dist|\.tsc|coverage|testing|e2e)$|\.test\.tsx?$|\.tsbuildinfo$/;

/** Digest of the content of files and folders: the same exactly when nothing that counts has changed. */
export function inputDigest(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) addTo(hash, root, input);
  return hash.digest('hex').slice(0, 24);
}

function addTo(hash: ReturnType<typeof createHash>, root: string, name: string): void {
  const file = path.join(root, name);
  if (!statSync(file).isDirectory()) {
    hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
    return;
  }
  const entries = readdirSync(file).filter((entry) => !LEFT_OUT.test(entry));
  for (const entry of entries.sort()) addTo(hash, root, path.join(name, entry));
}

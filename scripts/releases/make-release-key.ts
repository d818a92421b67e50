import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeKey } from '../../shell/src/registry/signatures/local-release-key.ts';
import { keyEntry } from '../../shell/src/registry/signatures/release-keys.ts';

/**
 * `npm run release:key -- search-2026 FILE`: writes a new private key, which signs releases, and prints its public half
 * as it is written in RELEASE_KEYS.
 */
const [, , id = '', to = ''] = process.argv;

if (!/^[\w.-]{1,60}$/.test(id) || !to) {
  console.error('Name the key and a file for it: npm run release:key -- search-2026 ~/search-2026.pem');
  process.exit(1);
}
const file = path.resolve(to);
if (!makeKey(file)) {
  console.error(`${file} exists and stays as it is.`);
  process.exit(1);
}
console.log(keyEntry(id, createPublicKey(createPrivateKey(readFileSync(file)))));

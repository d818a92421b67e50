import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeKey } from '../../shell/src/registry/signatures/local-release-key.ts';
import { keyEntry, trustedKeys } from '../../shell/src/registry/signatures/release-keys.ts';
import type { KeyRights } from '../../shell/src/registry/signatures/trusted-key.ts';

/**
 * `npm run release:key -- search-ci FILE [--remotes mfe-search,mfe-plans] [--channels canary,live,rollback] [--robot]
 * [--until 2027-06-30]`: writes a new private key, which signs releases, and prints its public half with its rights as
 * it is written in RELEASE_KEYS.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    remotes: { type: 'string' },
    channels: { type: 'string' },
    robot: { type: 'boolean' },
    until: { type: 'string' },
  },
});
const [id = '', to = ''] = positionals;

if (!/^[\w.-]{1,60}$/.test(id) || !to) {
  console.error('Name the key and a file for it: npm run release:key -- search-2026 ~/search-2026.pem');
  process.exit(1);
}
const rights: KeyRights = {
  ...(values.remotes && { remotes: values.remotes.split(',') }),
  ...(values.channels && { channels: values.channels.split(',') as KeyRights['channels'] & {} }),
  ...(values.robot && { robot: true }),
  ...(values.until && { until: values.until }),
};
try {
  trustedKeys(keyEntry(id, generateKeyPairSync('ed25519').publicKey, rights));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
const file = path.resolve(to);
if (!makeKey(file)) {
  console.error(`${file} exists and stays as it is.`);
  process.exit(1);
}
console.log(keyEntry(id, createPublicKey(createPrivateKey(readFileSync(file))), rights));

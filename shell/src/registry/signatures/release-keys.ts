import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

import { localReleaseKey } from './local-release-key.ts';
import { type KeyRights, RELEASE_CHANNELS, type ReleaseKeys, type TrustedKey } from './trusted-key.ts';

/** Id of the key that a site makes for itself. */
export const LOCAL_KEY = 'local';

/** `search-2026:<32 bytes in base64url>`, `@2026-06-30` when it is retired, and its rights. */
const TRUSTED_KEY = /^([\w.-]{1,60}):([\w-]{43})(?:@(\d{4}-\d{2}-\d{2}))?((?:;[\w=+.-]+)*)$/;

const NAMES = /^(?:shell|mfe-[a-z-]+)(?:\+(?:shell|mfe-[a-z-]+))*$/;

const rights = z.strictObject({
  remotes: z.string().regex(NAMES).transform(listed).exactOptional(),
  channels: z
    .string()
    .transform(listed)
    .pipe(z.array(z.enum(RELEASE_CHANNELS)).min(1))
    .exactOptional(),
  robot: z
    .literal('')
    .transform(() => true as const)
    .exactOptional(),
  until: z.iso.date().exactOptional(),
});

/**
 * The keys that the environment names: `RELEASE_KEYS`, and for publishing `RELEASE_SIGNING_KEY`, a file in PEM. Without
 * them, the key that the site on this data folder made for itself.
 * @throws Error naming the variable that is wrong
 */
export function releaseKeys(env: NodeJS.ProcessEnv, dataFolder: string): ReleaseKeys {
  const twoPersons = (env.TWO_PERSON_REMOTES ?? '').split(/[\s,]+/).filter(Boolean);
  if (env.RELEASE_KEYS) {
    return {
      trusted: trustedKeys(env.RELEASE_KEYS),
      privateKey: env.RELEASE_SIGNING_KEY ? createPrivateKey(readFileSync(env.RELEASE_SIGNING_KEY)) : undefined,
      twoPersons,
    };
  }
  const privateKey = localReleaseKey(dataFolder);
  return { trusted: [{ id: LOCAL_KEY, publicKey: createPublicKey(privateKey) }], privateKey };
}

/** Parses `RELEASE_KEYS`. @throws Error when an entry is wrong, or when two have one id */
export function trustedKeys(text: string): TrustedKey[] {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(trustedKey);
  const ids = new Set(keys.map(({ id }) => id));
  if (ids.size !== keys.length) throw new Error('RELEASE_KEYS: two keys have the same id');
  return keys;
}

function trustedKey(entry: string): TrustedKey {
  const [, id, x, retired, tail = ''] = TRUSTED_KEY.exec(entry) ?? [];
  if (!id || !x || (retired && Number.isNaN(Date.parse(retired)))) {
    throw new Error(
      'RELEASE_KEYS: an entry must be <id>:<public key>, then @<day of retirement> and ;<right>=<values> where needed',
    );
  }
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
  return { id, publicKey, ...(retired && { retired }), ...(tail && { rights: rightsOf(id, tail) }) };
}

/** @param tail `;remotes=mfe-search+mfe-plans;channels=canary;robot;until=2027-06-30` */
function rightsOf(id: string, tail: string): KeyRights {
  const pairs = tail
    .split(';')
    .filter(Boolean)
    .map((right) => right.split('='));
  const read = rights.safeParse(Object.fromEntries(pairs.map(([name, value = '']) => [name, value])));
  if (!read.success) throw new Error(`RELEASE_KEYS: the rights of ${id} are wrong: ${z.prettifyError(read.error)}`);
  return read.data;
}

function listed(text: string): string[] {
  return text.split('+');
}

/** The entry of a public key in `RELEASE_KEYS`. */
export function keyEntry(id: string, publicKey: KeyObject, given: KeyRights = {}): string {
  const { remotes, channels, robot, until } = given;
  return [
    `${id}:${publicKey.export({ format: 'jwk' }).x}`,
    ...(remotes ? [`remotes=${remotes.join('+')}`] : []),
    ...(channels ? [`channels=${channels.join('+')}`] : []),
    ...(robot ? ['robot'] : []),
    ...(until ? [`until=${until}`] : []),
  ].join(';');
}

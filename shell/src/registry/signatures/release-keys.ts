import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { localReleaseKey } from './local-release-key.ts';

/** A public key whose signatures the servers accept. */
export interface TrustedKey {
  readonly id: string;
  readonly publicKey: KeyObject;
  /** First day, UTC, of signatures that are refused: `2026-06-30`. */
  readonly retired?: string;
}

/** The keys of a registry. */
export interface ReleaseKeys {
  readonly trusted: readonly TrustedKey[];
  /** Signs what is published; servers have none. */
  readonly privateKey?: KeyObject | undefined;
}

/** Id of the key that a site makes for itself. */
const LOCAL = 'local';

/** `search-2026:<32 bytes in base64url>`, and `@2026-06-30` when it is retired. */
const TRUSTED_KEY = /^([\w.-]{1,60}):([\w-]{43})(?:@(\d{4}-\d{2}-\d{2}))?$/;

/**
 * The keys that the environment names: `RELEASE_KEYS`, and for publishing `RELEASE_SIGNING_KEY`, a file in PEM. Without
 * them, the key that the site on this data folder made for itself.
 * @throws Error naming the variable that is wrong
 */
export function releaseKeys(env: NodeJS.ProcessEnv, dataFolder: string): ReleaseKeys {
  if (env.RELEASE_KEYS) {
    return {
      trusted: trustedKeys(env.RELEASE_KEYS),
      privateKey: env.RELEASE_SIGNING_KEY ? createPrivateKey(readFileSync(env.RELEASE_SIGNING_KEY)) : undefined,
    };
  }
  const privateKey = localReleaseKey(dataFolder);
  return { trusted: [{ id: LOCAL, publicKey: createPublicKey(privateKey) }], privateKey };
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
  const [, id, x, retired] = TRUSTED_KEY.exec(entry) ?? [];
  if (!id || !x || (retired && Number.isNaN(Date.parse(retired)))) {
    throw new Error('RELEASE_KEYS: an entry must be <id>:<public key> or <id>:<public key>@<day of retirement>');
  }
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
  return { id, publicKey, ...(retired && { retired }) };
}

/** The entry of a public key in `RELEASE_KEYS`. */
export function keyEntry(id: string, publicKey: KeyObject): string {
  return `${id}:${publicKey.export({ format: 'jwk' }).x}`;
}

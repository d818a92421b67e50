import { timingSafeEqual } from 'node:crypto';

/** Cost parameters of argon2id. */
export interface HashCost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

interface PasswordHash {
  readonly cost: HashCost;
  readonly salt: Uint8Array;
  readonly digest: Uint8Array;
}

/** Source: OWASP Password Storage Cheat Sheet (argon2id, 19 MiB, two passes, one lane). */
export const HASH_COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
export const SALT_BYTES = 16;
export const DIGEST_BYTES = 32;

const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/;

/** `$argon2id$v=19$m=19456,t=2,p=1$salt$digest`, the standard encoding of argon2. */
export function encodedHash({ cost, salt, digest }: PasswordHash): string {
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(digest)}`;
}

/** Undefined for a text that is no such hash. */
export function parseHash(encoded: string): PasswordHash | undefined {
  const [, memory, passes, parallelism, salt, digest] = ENCODED.exec(encoded) ?? [];
  if (salt === undefined || digest === undefined) return undefined;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    digest: Buffer.from(digest, 'base64'),
  };
}

/** Compared in constant time. */
export function sameDigest(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

import { sign, verify } from 'node:crypto';
import type { ReleaseChange } from '../registry-document.ts';
import { ownKey } from './key-rights.ts';
import type { ReleaseKeys, TrustedKey } from './trusted-key.ts';

/** A row of the change log before it is signed. */
type UnsignedChange = Omit<ReleaseChange, 'signature'>;

/**
 * Signs a row of the change log, so that its author cannot be invented.
 * @returns undefined without a key: the site's servers have none
 */
export function changeSignature(row: UnsignedChange, keys: ReleaseKeys): string | undefined {
  const { privateKey } = keys;
  if (!privateKey || ownKey(keys)?.id !== row.by) return undefined;
  return sign(null, changeBytes(row), privateKey).toString('base64');
}

/** Whether the key that a row names as its author has signed it. A key that was retired since then counts. */
export function isSignedChange({ signature, ...row }: ReleaseChange, trusted: readonly TrustedKey[]): boolean {
  const key = trusted.find(({ id }) => id === row.by);
  return Boolean(key && signature && verify(null, changeBytes(row), key.publicKey, Buffer.from(signature, 'base64')));
}

function changeBytes({ at, by, action, remote, version, from = '', reason = '' }: UnsignedChange): Buffer {
  return Buffer.from(JSON.stringify(['aangan-change-1', at, by, action, remote, version, from, reason]));
}

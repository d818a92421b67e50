import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { openedByAny } from './opened-by-any.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts single columns of a row, such as an account number. */
export interface SealedText {
  /** The encrypted text. @param place column and id of its row: it is opened with the same ones only */
  seal(text: string, place: string): string;
  /** @throws Error for a text that was changed, or sealed for another place */
  open(sealed: string, place: string): string;
  /** The same for equal texts, so that an index finds them; tells nothing without the key. @param purpose the column */
  digest(text: string, purpose: string): string;
}

/**
 * @param secrets of 32 bytes, from which the keys of encryption and of digests are derived. The first encrypts, all
 * decrypt, and the last makes the digests, so that equal texts have equal ones after a rotation
 */
export function sealedText(...secrets: readonly [Buffer, ...Buffer[]]): SealedText {
  const [key, ...older] = secrets.map((secret) => derived(secret, 'sealed text')) as [Buffer, ...Buffer[]];
  const digestKey = derived(secrets.at(-1) ?? secrets[0], 'digest of text');
  return {
    seal(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      return openedByAny([key, ...older], (one) => opened(bytes, one, place).toString('utf8'));
    },
    digest: (text, purpose) => createHmac('sha256', digestKey).update(`${purpose} ${text}`).digest('base64url'),
  };
}

function opened(bytes: Buffer, key: Buffer, place: string): Buffer {
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

function derived(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
}

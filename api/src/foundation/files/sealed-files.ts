import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { openedByAny } from '../sealed-text/public.ts';
import type { FileStore } from './file-store.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts everything in a store, so that the disk or the bucket alone reveals nothing. A file that was changed, or
 * moved to another key, is not decrypted.
 * @param secrets of 32 bytes: the first encrypts, all decrypt
 */
export function sealedFiles(store: FileStore, ...secrets: readonly [Buffer, ...Buffer[]]): FileStore {
  return {
    put(key, bytes) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, secrets[0], nonce).setAAD(Buffer.from(key));
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return store.put(key, Buffer.concat([nonce, cipher.getAuthTag(), sealed]));
    },
    async get(key) {
      const saved = await store.get(key);
      if (!saved) return undefined;
      const nonce = saved.subarray(0, NONCE_BYTES);
      const tag = saved.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const sealed = saved.subarray(NONCE_BYTES + TAG_BYTES);
      return openedByAny(secrets, (secret) => {
        const decipher = createDecipheriv(ALGORITHM, secret, nonce).setAAD(Buffer.from(key)).setAuthTag(tag);
        return Buffer.concat([decipher.update(sealed), decipher.final()]);
      });
    },
    remove: (key) => store.remove(key),
  };
}

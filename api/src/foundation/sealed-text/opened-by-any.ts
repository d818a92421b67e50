/**
 * What one of the keys decrypts, tried from the newest on. The tag of the encryption says which key is right.
 * @throws the error of the last key if none does
 */
export function openedByAny<Opened>(keys: readonly [Buffer, ...Buffer[]], open: (key: Buffer) => Opened): Opened {
  const [key, next, ...others] = keys;
  try {
    return open(key);
  } catch (error) {
    if (next === undefined) throw error;
    return openedByAny([next, ...others], open);
  }
}

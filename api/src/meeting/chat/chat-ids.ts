import { randomBytes } from 'node:crypto';

/** A new opaque id: of a conversation, a report or a notice. */
export function newChatId(kind: 'cnv' | 'crp' | 'chm'): string {
  return `${kind}_${randomBytes(15).toString('base64url')}`;
}

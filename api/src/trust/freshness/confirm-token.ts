import { createHmac, timingSafeEqual } from 'node:crypto';

/** A link can be used for so long after the confirmation that it asks about. */
const VALID_MS = 45 * 86_400_000;

/** What a link of a message lets its holder do: answer for one listing, once, about one confirmation. */
interface ConfirmToken {
  readonly listingId: string;
  /** The owner it was sent to; an account that has the listing later cannot use it. */
  readonly ownerId: string;
  /** `confirmedAt` that was asked about, epoch ms. */
  readonly about: number;
}

/** The token of a link: `{listing}.{about, base 36}.{signature}`. It opens nothing but this. */
export function writeConfirmToken(key: string, token: ConfirmToken): string {
  return `${token.listingId}.${token.about.toString(36)}.${signature(key, token)}`;
}

/** What a token says, before it is known whether it is true: the listing's owner is part of what is signed. */
export function readConfirmToken(text: string): { readonly listingId: string; readonly about: number } | undefined {
  const [, listingId, about] = /^([a-z0-9]{8,32})\.([a-z0-9]{1,10})\.[\w-]{43}$/.exec(text) ?? [];
  return listingId && about ? { listingId, about: Number.parseInt(about, 36) } : undefined;
}

/** Whether the token was written by us, for this owner, and is not too old. @param now epoch ms */
export function isConfirmToken(key: string, text: string, token: ConfirmToken, now: number): boolean {
  const given = Buffer.from(text.slice(text.lastIndexOf('.') + 1));
  const right = Buffer.from(signature(key, token));
  return given.length === right.length && timingSafeEqual(given, right) && now <= token.about + VALID_MS;
}

function signature(key: string, { listingId, ownerId, about }: ConfirmToken): string {
  return createHmac('sha256', key).update(`still-available ${listingId} ${ownerId} ${about}`).digest('base64url');
}

import { createHmac } from 'node:crypto';
import { acceptedSecrets, newestSecret, type Secrets } from '@aangan/shared-kit/domain/secrets';
import { sameText } from '../../foundation/digests/public.ts';

/** A link is valid for this long after the confirmation that it asks about. */
const VALID_MS = 45 * 86_400_000;

/** What a link in a message allows: one answer for one listing about one confirmation. */
interface ConfirmToken {
  readonly listingId: string;
  /** The owner it was sent to; a later owner of the listing cannot use it. */
  readonly ownerId: string;
  /** `confirmedAt` that was asked about, epoch ms. */
  readonly about: number;
}

/** The token of a link: `{listing}.{about, base 36}.{signature}`. It is valid for nothing else. */
export function writeConfirmToken(key: Secrets, token: ConfirmToken): string {
  return `${token.listingId}.${token.about.toString(36)}.${signature(newestSecret(key), token)}`;
}

/** The content of a token before its signature is checked: the listing's owner is part of what is signed. */
export function readConfirmToken(text: string): { readonly listingId: string; readonly about: number } | undefined {
  const [, listingId, about] = /^([a-z0-9]{8,32})\.([a-z0-9]{1,10})\.[\w-]{43}$/.exec(text) ?? [];
  return listingId && about ? { listingId, about: Number.parseInt(about, 36) } : undefined;
}

/** Whether we signed the token for this owner and it has not expired. @param now epoch ms */
export function isConfirmToken(key: Secrets, text: string, token: ConfirmToken, now: number): boolean {
  const signed = text.slice(text.lastIndexOf('.') + 1);
  const isOurs = acceptedSecrets(key).some((secret) => sameText(signed, signature(secret, token)));
  return isOurs && now <= token.about + VALID_MS;
}

function signature(key: string, { listingId, ownerId, about }: ConfirmToken): string {
  return createHmac('sha256', key).update(`still-available ${listingId} ${ownerId} ${about}`).digest('base64url');
}

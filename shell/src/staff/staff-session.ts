import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { acceptedSecrets, type Secrets } from '@aangan/shared-kit/domain/secrets';

/** Lifetime of a login in s. */
export const STAFF_SESSION_SECONDS = 8 * 60 * 60;

/** Who logged in, for the change log, and when the session expires. */
export interface StaffSession {
  readonly name: string;
  /** Epoch ms. */
  readonly until: number;
}

/** Makes and reads the signed values of the staff area. Stateless: any instance with the same token can read them. */
interface StaffSeal {
  /** The session as text for a cookie. */
  seal(session: StaffSession): string;
  /** The session of a cookie's text; undefined when it is missing, forged or expired. */
  open(sealed: string | undefined, now: number): StaffSession | undefined;
  /** The form token of this session, which other sites cannot know. */
  formToken(sealed: string): string;
  /** Whether a form of this session has sent its token. */
  isFormToken(given: string, sealed: string): boolean;
}

/** @param tokens the configured ones: sessions of all of them are valid, and end when theirs is dropped */
export function staffSeal(tokens: Secrets): StaffSeal {
  const keys = acceptedSecrets(tokens).map((token) =>
    Buffer.from(hkdfSync('sha256', token, '', 'aangan staff session', 32)),
  );
  const signatures = (purpose: string, text: string) =>
    keys.map((key) => createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url'));
  const sign = (purpose: string, text: string) => signatures(purpose, text)[0] ?? '';
  return {
    seal({ name, until }) {
      const nonce = randomBytes(12).toString('base64url');
      const text = Buffer.from(JSON.stringify([name, until, nonce])).toString('base64url');
      return `${text}.${sign('session', text)}`;
    },
    open(sealed, now) {
      const [text = '', signature = ''] = (sealed ?? '').split('.');
      if (!signatures('session', text).some((one) => sameText(signature, one))) return undefined;
      const [name, until]: [string, number] = JSON.parse(Buffer.from(text, 'base64url').toString());
      return until > now ? { name, until } : undefined;
    },
    formToken: (sealed) => sign('form', sealed),
    isFormToken: (given, sealed) => signatures('form', sealed).some((one) => sameText(given, one)),
  };
}

/** Compares two texts in constant time, so that the time does not reveal how much is equal. */
export function sameText(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

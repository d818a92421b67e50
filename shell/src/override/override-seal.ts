import { createHmac, hkdfSync } from 'node:crypto';
import { sameText } from '../staff/staff-session.ts';

/** Lifetime of an override, s. */
export const OVERRIDE_SECONDS = 8 * 60 * 60;

/** One remote served from another origin, for one visitor. */
export interface Override {
  readonly remote: string;
  /** Origin that serves the build. */
  readonly from: string;
  /** Epoch ms. */
  readonly until: number;
}

/** Makes and reads the text of the override's cookie. Stateless: any instance with the same secret reads it. */
interface OverrideSeal {
  seal(override: Override): string;
  /** @param now epoch ms. @returns undefined for a missing, forged or expired cookie. */
  open(sealed: string | undefined, now: number): Override | undefined;
}

/** @param secret a new secret makes all earlier overrides invalid */
export function overrideSeal(secret: string): OverrideSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'aangan local override', 32));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    seal({ remote, from, until }) {
      const text = Buffer.from(JSON.stringify([remote, from, until])).toString('base64url');
      return `${text}.${sign(text)}`;
    },
    open(sealed, now) {
      const [text = '', signature = ''] = (sealed ?? '').split('.');
      if (!sameText(signature, sign(text))) return undefined;
      const [remote, from, until]: [string, string, number] = JSON.parse(Buffer.from(text, 'base64url').toString());
      return until > now ? { remote, from, until } : undefined;
    },
  };
}

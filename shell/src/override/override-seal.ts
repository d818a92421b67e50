import { createHmac, hkdfSync } from 'node:crypto';
import { acceptedSecrets, type Secrets } from '@aangan/shared-kit/domain/secrets';
import { sameText } from '../staff/staff-session.ts';

/** Lifetime of an override, s. */
export const OVERRIDE_SECONDS = 8 * 60 * 60;

/** Lifetime of a preview link, s. */
export const LINK_SECONDS = 3 * 24 * 60 * 60;

/** One remote served from a developer's machine. */
export interface LaptopOverride {
  readonly remote: string;
  /** Origin that serves the build. */
  readonly from: string;
}

/** One remote in another version of the registry. */
export interface StoredOverride {
  readonly remote: string;
  readonly version: string;
}

export type Override = LaptopOverride | StoredOverride;

export function isFromLaptop(override: Override): override is LaptopOverride {
  return 'from' in override;
}

/** What one visitor sees instead of the site as it is. Without overrides, it only shows the panel. */
export interface Preview {
  /** At most one for each remote. */
  readonly overrides: readonly Override[];
  /** Epoch ms. */
  readonly until: number;
}

/** Makes and reads the text of a cookie or a link. Stateless: any instance with the same secret reads it. */
export interface PreviewSeal {
  seal(preview: Preview): string;
  /** @param now epoch ms. @returns undefined for a missing, forged or expired text. */
  open(sealed: string | undefined, now: number): Preview | undefined;
}

/** Name of the key of each purpose: a link is no cookie. */
const KEYS = { cookie: 'aangan preview', link: 'aangan preview link' } as const;

/** @param secrets overrides and links are valid until the secret that signed them is dropped */
export function previewSeal(secrets: Secrets, purpose: keyof typeof KEYS): PreviewSeal {
  const keys = acceptedSecrets(secrets).map((secret) => Buffer.from(hkdfSync('sha256', secret, '', KEYS[purpose], 32)));
  const signatures = (text: string) => keys.map((key) => createHmac('sha256', key).update(text).digest('base64url'));
  return {
    seal({ overrides, until }) {
      const text = Buffer.from(JSON.stringify({ overrides, until })).toString('base64url');
      return `${text}.${signatures(text)[0]}`;
    },
    open(sealed, now) {
      const [text = '', signature = ''] = (sealed ?? '').split('.');
      if (!signatures(text).some((one) => sameText(signature, one))) return undefined;
      const preview: Preview = JSON.parse(Buffer.from(text, 'base64url').toString());
      return preview.until > now ? preview : undefined;
    },
  };
}

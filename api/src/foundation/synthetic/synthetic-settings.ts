import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import type { ApiSettings } from '../server/public.ts';

/** A program that uses the site like a person, to notice when people cannot. */
export interface SyntheticSettings {
  /** Its number with country code, `+919000000000`: of nobody. Nothing is ever sent to it. */
  readonly phone: string;
  /** Shared with the program. */
  readonly secret: string;
  /** The one listing that it may visit, whose owner is not notified. */
  readonly listing: string;
}

declare module '../server/api-settings.ts' {
  interface ApiSettings {
    /** The synthetic visitor; absent where there is none. */
    readonly synthetic?: SyntheticSettings;
  }
}

/**
 * `SYNTHETIC_PHONE`, `SYNTHETIC_SECRET` and `SYNTHETIC_LISTING`: all, or none.
 * @throws SettingsProblems when one is missing or wrong
 */
export function syntheticSettings(env: NodeJS.ProcessEnv): Pick<ApiSettings, 'synthetic'> {
  const { SYNTHETIC_PHONE: phone = '', SYNTHETIC_SECRET: secret = '', SYNTHETIC_LISTING: listing = '' } = env;
  if (!phone && !secret && !listing) return {};
  const problems = [
    ...(/^\+91\d{10}$/.test(phone) ? [] : ['SYNTHETIC_PHONE: a number of nobody, such as +919000000000']),
    ...(secret.length >= 32 ? [] : ['SYNTHETIC_SECRET: a random text of at least 32 characters']),
    ...(listing ? [] : ['SYNTHETIC_LISTING: the id of the listing that the synthetic visitor visits']),
  ];
  if (problems.length > 0) throw new SettingsProblems(problems);
  return { synthetic: { phone, secret, listing: listing.toLowerCase() } };
}

import type { IntegrityJudge } from '../devices/integrity-judge.ts';

/** What the handlers need to know of the place they run in. */
export interface ApiSettings {
  /** Public prefix of pictures, without a slash at the end: `/assets`. */
  readonly assetUrl: string;
  /** The clock, epoch ms. */
  readonly now: () => number;
  /** What the shell's server shows when it asks for the staff; without it nobody is staff. */
  readonly staffToken?: string;
  /** Sentry-compatible service that errors are passed on to as well. */
  readonly sentryDsn?: string;
  /** Endpoints of other companies' measurement, for visitors who allow it. */
  readonly adobeUrl?: string;
  readonly bkUrl?: string;
  /** Secret of the daily `auth-key`; without it nothing that needs the key can be called. */
  readonly dailyAuthSecret?: string;
  /** Key of the hashes of phone numbers; without it nothing of a number is kept. */
  readonly phoneHashKey?: string;
  /** Judges proofs of integrity; without it nobody can tell, and nothing is refused. */
  readonly integrityJudge?: IntegrityJudge;
  /** Where the app can be had; the store's short link unless told. */
  readonly appLink?: string;
}

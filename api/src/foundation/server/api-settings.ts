import type { GatewaySettings } from '../../money/payments/gateway-settings.ts';
import type { IntegrityJudge } from '../../people/devices/integrity-judge.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { MessageProvider } from '../messages/message-provider.ts';

/** What the handlers need to know of the place they run in. */
export interface ApiSettings {
  /** Public prefix of pictures, without a slash at the end: `/assets`. */
  readonly assetUrl: string;
  /** The clock, epoch ms. */
  readonly now: () => number;
  /** Origin of the site for links in messages, without a slash at the end: `https://www.example.com`. */
  readonly siteUrl: string;
  /** Key of the digests of one-time codes, and of what their limits count. */
  readonly identityKey: string;
  /** Signs the logins that the native app hands over; without it none is taken. */
  readonly appLoginSecret?: string;
  /** Where people's files are kept, encrypted. */
  readonly files: FileStore;
  /** Work after the answer; held in this process unless told. */
  readonly jobs: Jobs;
  /** Who takes messages, in the order in which they are tried; without them messages go to the outbox. */
  readonly messageProviders?: readonly MessageProvider[];
  /** Who collects payments; without it payments are closed. */
  readonly gateway?: GatewaySettings;
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

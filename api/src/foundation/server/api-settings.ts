import type { Secrets } from '@aangan/shared-kit/domain/secrets';
import type { FileStore } from '../files/public.ts';
import type { Jobs } from '../jobs/public.ts';
import type { SealedText } from '../sealed-text/public.ts';

/**
 * What the handlers need to know about the environment. A module adds its own settings beside the code that reads them,
 * by declaration merging: `declare module '…/api-settings.ts' { interface ApiSettings { … } }`.
 */
export interface ApiSettings {
  /** Public prefix of pictures, without a slash at the end: `/assets`. */
  readonly assetUrl: string;
  /** The clock, epoch ms. */
  readonly now: () => number;
  /** Origin of the site for links in messages, without a slash at the end: `https://www.example.com`. */
  readonly siteUrl: string;
  /** Key for the digests of one-time codes, of links in messages, and of what their limits count. */
  readonly identityKey: Secrets;
  /** Where users' files are stored, encrypted. */
  readonly files: FileStore;
  /** Encrypts columns such as account numbers. */
  readonly sealedText: SealedText;
  /** Job queue; by default jobs are held in this process. */
  readonly jobs: Jobs;
}

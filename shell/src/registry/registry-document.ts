import { z } from 'zod';
import { refuse } from './refusal.ts';

const version = z.string().min(1).max(100);

const canary = z.object({
  version,
  /** Share of devices that get it, in percent. */
  percent: z.number().gt(0).lte(100),
  /** ISO time since when, for comparing it with the live version over the same days. */
  since: z.string(),
});

const remoteReleases = z.object({
  /** The version new documents get. */
  live: version,
  /** Versions that were live before and have not been withdrawn, latest first: where a rollback goes. */
  previous: z.array(version),
  /** A version that some devices get instead of the live one. */
  canary: canary.optional(),
  /** Decides, with a device's id, which devices those are: another remote's canary meets other devices. */
  salt: z.string(),
  /** Set while a squad's `npm run dev` publishes: open pages reload on a new version. */
  dev: z.boolean().optional(),
});

const RELEASE_ACTIONS = ['publish', 'canary', 'promote', 'rollback', 'stop-canary'] as const;

const releaseChange = z.object({
  /** ISO time. */
  at: z.string(),
  /** Who asked for it: a person's or a robot's name, never an e-mail address. */
  by: z.string(),
  action: z.enum(RELEASE_ACTIONS),
  remote: z.string(),
  version,
  /** The version that it replaced or ended. */
  from: version.optional(),
  /** Why, where somebody or something said so. */
  reason: z.string().optional(),
});

/** The registry's one mutable document: which version of each remote is live, and how it came to be. */
export const registryDocument = z.object({
  schema: z.literal(2),
  /** Counts the writes. */
  revision: z.number().int().nonnegative(),
  /** Version of the shell's own browser files. */
  shell: z.string(),
  /** Version of the platform contract that the live shell offers; remotes must fit it. */
  contract: z.string(),
  remotes: z.record(z.string(), remoteReleases),
  /** What changed, latest first. */
  changes: z.array(releaseChange),
});

export type RegistryDocument = z.infer<typeof registryDocument>;
export type RemoteReleases = z.infer<typeof remoteReleases>;
export type ReleaseChange = z.infer<typeof releaseChange>;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

/** @throws RegistryRefusal naming the remotes there are, when there is none of that name. */
export function knownRemote(document: RegistryDocument, remote: string): RemoteReleases {
  const known = Object.keys(document.remotes).join(', ') || 'none yet';
  return document.remotes[remote] ?? refuse('REG-013', `There is no remote ${remote}: the registry has ${known}`);
}

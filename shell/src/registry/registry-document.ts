import { z } from 'zod';

const version = z.string().min(1).max(100);

const canary = z.object({
  version,
  /** Percentage of devices that get it. */
  percent: z.number().gt(0).lte(100),
  /** ISO time of its start, for comparing it with the live version over the same days. */
  since: z.string(),
});

const failedRelease = z.object({
  /** ISO time. */
  at: z.string(),
  /** Id of the server that could not load it. */
  server: z.string(),
  reason: z.string(),
});

const remoteReleases = z.object({
  /** The version that new documents get. */
  live: version,
  /** Versions that were live before and were not withdrawn, latest first. A rollback goes to these. */
  previous: z.array(version),
  /** A version that some devices get instead of the live one. */
  canary: canary.optional(),
  /**
   * Decides together with a device's id which devices get it. Canaries of different remotes reach different devices.
   */
  salt: z.string(),
  /** By version: the live version and the canary, if a server could not load them. Nobody goes back to these. */
  failed: z.record(version, failedRelease).optional(),
  /** Set while a squad's `npm run dev` publishes: open pages reload on a new version. */
  dev: z.boolean().optional(),
});

const RELEASE_ACTIONS = [
  'publish',
  'canary',
  'promote',
  'rollback',
  'stop-canary',
  'retire',
  'ask',
  'decline',
] as const;

const releaseChange = z.object({
  /** ISO time. */
  at: z.string(),
  /** Who asked for it: name of a person or a robot, never an e-mail address. */
  by: z.string(),
  action: z.enum(RELEASE_ACTIONS),
  remote: z.string(),
  version,
  /** The version that was replaced or ended. */
  from: version.optional(),
  /** The reason, if one was given. */
  reason: z.string().optional(),
  /** Of the key that is named as the author; the site's servers have none. */
  signature: z.string().optional(),
});

/** The registry's one mutable document: the live version of each remote, and the changes that led to it. */
export const registryDocument = z.object({
  schema: z.literal(2),
  /** Number of writes. */
  revision: z.number().int().nonnegative(),
  /** The version of the shell that new documents get. */
  shell: z.string(),
  /** The same of the shell as of each remote, besides its live version. */
  shellReleases: remoteReleases.omit({ live: true }).optional(),
  /** Version of the platform contract of the live shell. Remotes must fit it. */
  contract: z.string(),
  remotes: z.record(z.string(), remoteReleases),
  /** What changed, latest first. */
  changes: z.array(releaseChange),
});

export type RegistryDocument = z.infer<typeof registryDocument>;
export type RemoteReleases = z.infer<typeof remoteReleases>;
export type ReleaseChange = z.infer<typeof releaseChange>;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

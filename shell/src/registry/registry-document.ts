import { z } from 'zod';

const remoteRelease = z.object({
  /** The version new documents get. */
  live: z.string(),
  /** Versions that were live before, latest first. */
  previous: z.array(z.string()),
  /** Set while a squad's `npm run dev` publishes: open pages reload on a new version. */
  dev: z.boolean().optional(),
});

/** The registry's one mutable document: which version of each remote is live. */
export const registryDocument = z.object({
  schema: z.literal(1),
  /** Version of the shell's own browser files. */
  shell: z.string(),
  remotes: z.record(z.string(), remoteRelease),
});

export type RegistryDocument = z.infer<typeof registryDocument>;

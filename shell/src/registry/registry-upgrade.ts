import { CONTRACT_VERSION } from '@aangan/shared-kit/platform/contract-version';
import { z } from 'zod';
import { type RegistryDocument, registryDocument } from './registry-document.ts';

/** The document before the first publish. */
export const EMPTY_DOCUMENT: RegistryDocument = {
  schema: 2,
  revision: 0,
  shell: 'none',
  contract: CONTRACT_VERSION,
  remotes: {},
  changes: [],
};

const firstSchema = z.object({
  schema: z.literal(1),
  shell: z.string(),
  remotes: z.record(
    z.string(),
    z.object({ live: z.string(), previous: z.array(z.string()), dev: z.boolean().optional() }),
  ),
});

/** Parses a registry document in the current format or the one before. @throws ZodError when it is neither */
export function readRegistryDocument(read: unknown): RegistryDocument {
  const before = firstSchema.safeParse(read);
  if (!before.success) return registryDocument.parse(read);
  const { shell, remotes } = before.data;
  return {
    ...EMPTY_DOCUMENT,
    shell,
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, remote]) => [name, { ...remote, salt: name }])),
  };
}

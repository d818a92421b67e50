import type { Registry } from '../../shell/src/registry/folder-registry.ts';

/** Takes the development mark off a remote: documents no longer reload by themselves. */
export async function endDevelopment(registry: Registry, remote: string): Promise<void> {
  const document = await registry.read();
  const entry = document?.remotes[remote];
  if (!document || !entry?.dev) return;
  const { live, previous } = entry;
  await registry.write({ ...document, remotes: { ...document.remotes, [remote]: { live, previous } } });
}

import type { Registry } from '../../shell/src/registry/registry.ts';

/** Removes the development mark of a remote: pages no longer reload by themselves. */
export async function endDevelopment(registry: Registry, remote: string): Promise<void> {
  await registry.update(async (document) => {
    const entry = document.remotes[remote];
    if (!entry) return document;
    const { dev: _ended, ...rest } = entry;
    return { ...document, remotes: { ...document.remotes, [remote]: rest } };
  });
}

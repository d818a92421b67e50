import type { Registry } from '../../shell/src/registry/registry.ts';

/** Takes the development mark off a remote: documents no longer reload by themselves. */
export async function endDevelopment(registry: Registry, remote: string): Promise<void> {
  await registry.update(async (document) => {
    const entry = document.remotes[remote];
    if (!entry) return document;
    const { dev: _ended, ...rest } = entry;
    return { ...document, remotes: { ...document.remotes, [remote]: rest } };
  });
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { publishRelease } from '../../shell/src/registry/publish.ts';
import type { Registry } from '../../shell/src/registry/registry.ts';

/**
 * Publishes the live releases of a site's registry into the emulator's: pages link to each other and fill slots.
 * @param own the remote that is built here
 * @returns the names of the remotes
 */
export async function copyOtherRemotes(from: Registry, to: Registry, own: string): Promise<string[]> {
  const document = await from.read();
  const others = Object.entries(document?.remotes ?? {}).flatMap(([name, { live }]) =>
    name === own || live === undefined ? [] : [{ name, live }],
  );
  for (const { name, live } of others) {
    const folder = mkdtempSync(path.join(tmpdir(), 'aangan-release-'));
    try {
      await storedFiles(from, await from.readRelease(name, live), folder);
      await publishRelease(to, folder, { dev: true, allowOlder: true, by: 'emulator' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return others.map(({ name }) => name);
}

async function storedFiles(from: Registry, release: Release, folder: string): Promise<void> {
  const artifact = `${release.name}/${release.version}`;
  for (const file of ['release.json', ...Object.keys(release.files)]) {
    const content = await from.store.readFile(artifact, file);
    if (!content) throw new Error(`There is no ${artifact}/${file} in ${from.location}`);
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
}

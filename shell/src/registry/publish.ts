import { randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { compressAll } from './compress.ts';
import type { Registry } from './folder-registry.ts';
import { ownershipProblems } from './ownership.ts';
import type { RegistryDocument } from './registry-document.ts';

/** Versions kept for going back. */
const PREVIOUS_KEPT = 5;

/**
 * Publishes what a build left in `dist`: the immutable files first, the pointer last, so that no
 * document ever names a file that is not there yet.
 * @throws when a pattern of the release belongs to another remote; nothing has changed then.
 */
export async function publishRelease(
  registry: Registry,
  dist: string,
  options: { dev?: boolean } = {},
): Promise<Release> {
  const release: Release = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8'));
  await refuseOwned(registry, release, await registry.read());
  await store(registry, release.name, release.version, dist, options.dev ?? false);
  await registry.update(async (document) => {
    // Another remote may have been published meanwhile.
    await refuseOwned(registry, release, document);
    return withLive(document, release, options.dev);
  });
  return release;
}

/** Publishes the shell's browser files under their content's version. */
export async function publishShell(registry: Registry, dist: string, version: string): Promise<void> {
  await store(registry, 'shell', version, dist, false);
  await registry.update(async (document) => ({ ...document, shell: version }));
}

async function refuseOwned(
  registry: Registry,
  release: Release,
  document: RegistryDocument | undefined,
): Promise<void> {
  const others = await Promise.all(
    Object.entries(document?.remotes ?? {})
      .filter(([name]) => name !== release.name)
      .map(([name, { live }]) => registry.readRelease(name, live)),
  );
  const problems = ownershipProblems(release, others);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function withLive(document: RegistryDocument, release: Release, dev: boolean | undefined): RegistryDocument {
  const before = document.remotes[release.name];
  const previous = before
    ? [before.live, ...before.previous].filter((version) => version !== release.version).slice(0, PREVIOUS_KEPT)
    : [];
  const entry = { live: release.version, previous, salt: before?.salt ?? release.name, ...(dev && { dev }) };
  return { ...document, remotes: { ...document.remotes, [release.name]: entry } };
}

/** Puts the files where they stay for good. What is there already is the same and stays as it is. */
async function store(registry: Registry, name: string, version: string, dist: string, fast: boolean): Promise<void> {
  const target = path.join(registry.folder, name, version);
  if (await exists(target)) return;
  const draft = `${target}.draft-${randomUUID()}`;
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await cp(dist, draft, { recursive: true });
    if (!fast) await compressAll(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Somebody else has put the same files there meanwhile.
    if (!(await exists(target))) throw error;
  }
}

async function exists(target: string): Promise<boolean> {
  return stat(target).then(
    () => true,
    () => false,
  );
}

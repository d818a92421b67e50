import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { describeFiles } from '@aangan/shared-kit/build/release-files';
import { z } from 'zod';
import { ageReasons } from './gates/age.ts';
import { budgetReasons } from './gates/budgets.ts';
import { type ApiCalls, callReasons } from './gates/calls.ts';
import { contentVersionReasons } from './gates/content-version.ts';
import { experimentReasons } from './gates/experiments.ts';
import { fillReasons } from './gates/fills.ts';
import { fileReasons } from './gates/intact-files.ts';
import { navigationReasons } from './gates/navigation.ts';
import { pageExportReasons } from './gates/page-exports.ts';
import { placementReasons } from './gates/placement.ts';
import { releasesInUse } from './gates/releases-in-use.ts';
import { sameContentReasons } from './gates/same-content.ts';
import { staffPageReasons } from './gates/staff-pages.ts';
import { trustedRelease } from './gates/trusted-release.ts';
import { type RefusalReason, refuse, refuseFor } from './refusal.ts';
import type { Registry } from './registry.ts';
import type { RegistryDocument } from './registry-document.ts';
import { EMPTY_DOCUMENT } from './registry-upgrade.ts';
import { readReleaseDocument } from './release-document.ts';
import { firstReasons, type StoreOptions, storeAndPublish } from './store-and-publish.ts';

export interface PublishOptions extends StoreOptions {
  /** Allows an older version. For a developer's own site, which follows its checkout. `dev` implies it. */
  readonly allowOlder?: boolean | undefined;
  /** The calls that the live API answers. Without them, the release's calls are not checked. */
  readonly apiCalls?: ApiCalls | undefined;
  /** Renders the pages of the build before anybody sees them. Without it, none is rendered. */
  readonly render?: ((release: Release, dist: string) => Promise<RefusalReason[]>) | undefined;
}

/** A build folder and what it contains. */
interface BuiltRelease {
  readonly folder: string;
  readonly release: Release;
  /** The release document as it was written. */
  readonly described: unknown;
  /** All files of the folder, also those that the release does not name. */
  readonly files: Release['files'];
}

/**
 * Publishes the build in `dist`. The immutable files come first and the document last, so no page names a missing file.
 * Publishing the live version again changes nothing. Publishing the canary again with another percentage changes the
 * percentage. Going live ends a canary.
 * @throws RegistryRefusal with every reason found; nothing has changed then
 */
export async function publishRelease(registry: Registry, dist: string, options: PublishOptions = {}): Promise<Release> {
  const built = await readBuiltRelease(dist);
  const { release } = built;
  refuseFor([
    ...(await buildReasons(built, options)),
    ...(registry.keys ? contentVersionReasons(release, built.described) : []),
    ...callReasons(release, options.apiCalls),
    ...(await registryReasons(registry, await registry.read(), built, options)),
  ]);
  await storeAndPublish(registry, release, dist, options, {
    // It takes longest, and the code of a release that is refused is not worth it.
    last: async () => (await options.render?.(release, dist)) ?? [],
    conflicts: (document) => registryReasons(registry, document, built, options),
  });
  return release;
}

/**
 * Reads a build's folder, `dist`.
 * @throws RegistryRefusal when it has no release document
 */
async function readBuiltRelease(folder: string): Promise<BuiltRelease> {
  const { release, described } = await readDocument(path.join(folder, 'release.json'));
  const { 'release.json': _document, ...files } = await describeFiles(folder);
  return { folder, release, described, files };
}

async function readDocument(file: string): Promise<Pick<BuiltRelease, 'release' | 'described'>> {
  try {
    const described: unknown = JSON.parse(await readFile(file, 'utf8'));
    return { described, release: readReleaseDocument(described) };
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : error;
    return refuse('REG-001', `${file}: ${why}`);
  }
}

/** Problems of the build on its own. */
async function buildReasons(
  { release, files, folder }: BuiltRelease,
  { dev }: PublishOptions,
): Promise<RefusalReason[]> {
  const broken = fileReasons(release, files);
  // The code runs only after its digests match the release.
  const pages = broken.length > 0 ? [] : await pageExportReasons(release, folder);
  return [
    ...broken,
    // The sizes of a development build are not those that visitors get.
    ...(dev ? [] : budgetReasons(release, files)),
    ...navigationReasons(release),
    ...staffPageReasons(release),
    ...experimentReasons(release),
    ...pages,
  ];
}

/** Conflicts of the release with what is in the registry. */
async function registryReasons(
  registry: Registry,
  document: RegistryDocument = EMPTY_DOCUMENT,
  { release }: BuiltRelease,
  { canary, dev, allowOlder, now = Date.now }: PublishOptions,
): Promise<RefusalReason[]> {
  const { name, version } = release;
  const live = document.remotes[name]?.live;
  const liveRelease = live === undefined || dev || allowOlder ? undefined : await trustedRelease(registry, name, live);
  const stored = (await registry.store.has(`${name}/${version}`))
    ? await trustedRelease(registry, name, version)
    : undefined;
  return [
    ...(await placementReasons(registry, document, release, now())),
    ...fillReasons(release, await releasesInUse(registry, document)),
    ...ageReasons(release, liveRelease),
    ...sameContentReasons(release, stored),
    ...firstReasons(name, live, canary),
  ];
}

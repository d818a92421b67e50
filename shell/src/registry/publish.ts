import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@aangan/shared-kit/build/release';
import { describeFiles } from '@aangan/shared-kit/build/release-files';
import { z } from 'zod';
import { withChange } from './change-log.ts';
import { ageReasons } from './gates/age.ts';
import { budgetReasons } from './gates/budgets.ts';
import { type ApiCalls, callReasons } from './gates/calls.ts';
import { contentVersionReasons } from './gates/content-version.ts';
import { experimentReasons } from './gates/experiments.ts';
import { fillReasons } from './gates/fills.ts';
import { fileReasons } from './gates/intact-files.ts';
import { navigationReasons } from './gates/navigation.ts';
import { pageExportReasons } from './gates/page-exports.ts';
import { placementReasons, releasesInUse } from './gates/placement.ts';
import { sameContentReasons } from './gates/same-content.ts';
import { staffPageReasons } from './gates/staff-pages.ts';
import { trustedRelease } from './gates/trusted-release.ts';
import { putArtifact } from './put-artifact.ts';
import { type RefusalReason, refuse, refuseFor } from './refusal.ts';
import type { Registry } from './registry.ts';
import type { RegistryDocument, RemoteReleases } from './registry-document.ts';
import { EMPTY_DOCUMENT } from './registry-upgrade.ts';
import { readReleaseDocument } from './release-document.ts';
import { madeLive, withCanary } from './remote-moves.ts';
import { approveLive } from './signatures/approvals.ts';
import { refuseUnlessAllowed } from './signatures/key-rights.ts';
import type { ReleaseKeys } from './signatures/trusted-key.ts';

export interface PublishOptions {
  /** Percentage of devices that get the release as a canary. Without it, the release goes live. */
  readonly canary?: number | undefined;
  /** Only stores the release, for staff who look at it by an override. Nobody else gets it. */
  readonly storeOnly?: boolean | undefined;
  /** For development: open pages reload, and no compressed copies are written. Implies `allowOlder`. */
  readonly dev?: boolean | undefined;
  /** Allows an older version. For a developer's own site, which follows its checkout. */
  readonly allowOlder?: boolean | undefined;
  /** The calls that the live API answers. Without them, the release's calls are not checked. */
  readonly apiCalls?: ApiCalls | undefined;
  /** Renders the pages of the build before anybody sees them. Without it, none is rendered. */
  readonly render?: ((release: Release, dist: string) => Promise<RefusalReason[]>) | undefined;
  /** Name of a person or a robot, never an e-mail address. */
  readonly by?: string | undefined;
  readonly reason?: string | undefined;
  /** Epoch ms. */
  readonly now?: (() => number) | undefined;
  /** The key of the author, where it signs. */
  readonly keys?: ReleaseKeys | undefined;
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
    ...(await buildReasons(built)),
    ...(registry.keys ? contentVersionReasons(release, built.described) : []),
    ...callReasons(release, options.apiCalls),
    ...(await registryReasons(registry, await registry.read(), built, options)),
  ]);
  const { now = Date.now, dev, canary, storeOnly } = options;
  refuseUnlessAllowed(registry.keys, release.name, canary === undefined && !storeOnly ? 'live' : 'canary');
  // It takes longest, and the code of a release that is refused is not worth it.
  refuseFor((await options.render?.(release, dist)) ?? []);
  await putArtifact(registry, `${release.name}/${release.version}`, dist, { compressed: !dev, now });
  if (storeOnly) return release;
  if (canary === undefined) {
    await approveLive(registry, `${release.name}/${release.version}`, now());
    await registry.refuseUnlessLive(release.name, release.version);
  }
  await registry.update(async (document) => {
    // Another publish may have happened since the first check.
    refuseFor(await registryReasons(registry, document, built, options));
    return published(document, release, options);
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
async function buildReasons({ release, files, folder }: BuiltRelease): Promise<RefusalReason[]> {
  const broken = fileReasons(release, files);
  // The code runs only after its digests match the release.
  const pages = broken.length > 0 ? [] : await pageExportReasons(release, folder);
  return [
    ...broken,
    ...budgetReasons(release, files),
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
  const first: RefusalReason[] =
    canary !== undefined && live === undefined
      ? [{ code: 'REG-012', message: `${name}: has no live version yet for the other devices` }]
      : [];
  return [
    ...(await placementReasons(registry, document, release, now())),
    ...fillReasons(release, await releasesInUse(registry, document)),
    ...ageReasons(release, liveRelease),
    ...sameContentReasons(release, stored),
    ...first,
  ];
}

function published(document: RegistryDocument, release: Release, options: PublishOptions): RegistryDocument {
  const { name: remote, version } = release;
  const { by = 'unknown', reason, now = Date.now, keys, canary, dev } = options;
  const before = document.remotes[remote];
  if (isAlready(before, version, options)) return document;
  const author = { by, reason, now, keys };
  if (canary === undefined) {
    const to = madeLive(before, version, { salt: remote, dev });
    return withChange(document, { remote, action: 'publish', version, to }, author);
  }
  if (!before) return refuse('REG-012', `${remote}: has no live version yet`);
  const to = withCanary(before, version, canary, new Date(now()).toISOString());
  return withChange(document, { remote, action: 'canary', version, to }, author);
}

function isAlready(
  before: RemoteReleases | undefined,
  version: string,
  { canary, dev = false }: PublishOptions,
): boolean {
  if (!before) return false;
  if (canary !== undefined && before.canary?.version === version) return before.canary.percent === canary;
  return before.live === version && (canary !== undefined || (before.dev ?? false) === dev);
}

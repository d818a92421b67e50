import { askedOf } from './asked-releases.ts';
import { type Author, withChange } from './change-log.ts';
import { putArtifact } from './put-artifact.ts';
import { type RefusalReason, refuse, refuseFor } from './refusal.ts';
import type { Registry } from './registry.ts';
import type { RegistryDocument, RemoteReleases } from './registry-document.ts';
import { madeLive, withCanary } from './remote-moves.ts';
import { approveLive } from './signatures/approvals.ts';
import { refuseUnlessAllowed } from './signatures/key-rights.ts';
import { orAsk } from './waiting-releases.ts';

export interface StoreOptions extends Partial<Author> {
  /** Percentage of devices that get the release as a canary. Without it, the release goes live. */
  readonly canary?: number | undefined;
  /** Only stores the release, for staff who look at it by an override. Nobody else gets it. */
  readonly storeOnly?: boolean | undefined;
  /** For development: open pages reload, and no compressed copies are written. */
  readonly dev?: boolean | undefined;
}

interface StoreChecks {
  /** Checks that run once, when nothing else is against the release. */
  readonly last: () => Promise<RefusalReason[]>;
  /** Conflicts with what is live, on the document that is about to change. */
  readonly conflicts: (document: RegistryDocument) => Promise<RefusalReason[]>;
}

/** A release of a remote, or of the shell. */
interface Named {
  readonly name: string;
  readonly version: string;
}

/**
 * Stores a checked build, and makes it live or the canary. The immutable files come first and the document last, so no
 * page names a missing file.
 * @param folders the build's folder, or several by their place in the artifact
 * @throws RegistryRefusal; nobody gets the release then
 */
export async function storeAndPublish(
  registry: Registry,
  { name, version }: Named,
  folders: Parameters<typeof putArtifact>[2],
  options: StoreOptions,
  { last, conflicts }: StoreChecks,
): Promise<void> {
  const { now = Date.now, dev, canary, storeOnly } = options;
  refuseUnlessAllowed(registry.keys, name, canary === undefined && !storeOnly ? 'live' : 'canary');
  refuseFor(await last());
  const artifact = `${name}/${version}`;
  await putArtifact(registry, artifact, folders, { compressed: !dev, now });
  if (storeOnly) return;
  if (canary === undefined) {
    await approveLive(registry, artifact, now());
    await orAsk(registry, { name, version }, authorOf(options), () => registry.refuseUnlessLive(name, version));
  }
  await registry.update(async (document) => {
    // Another publish may have happened since the first check.
    refuseFor(await conflicts(document));
    return published(document, { name, version }, options);
  });
}

/** The first release of a name has no other devices. */
export function firstReasons(name: string, live: string | undefined, canary: number | undefined): RefusalReason[] {
  if (canary === undefined || live !== undefined) return [];
  return [{ code: 'REG-012', message: `${name}: has no live version yet for the other devices` }];
}

function published(document: RegistryDocument, { name: remote, version }: Named, options: StoreOptions) {
  const { canary, dev } = options;
  const before = askedOf(document, remote);
  if (isAlready(before, version, options)) return document;
  const author = authorOf(options);
  if (canary === undefined) {
    const to = madeLive(before, version, { salt: remote, dev });
    return withChange(document, { remote, action: 'publish', version, to }, author);
  }
  if (!before) return refuse('REG-012', `${remote}: has no live version yet`);
  const to = withCanary(before, version, canary, new Date(author.now()).toISOString());
  return withChange(document, { remote, action: 'canary', version, to }, author);
}

function authorOf({ by = 'unknown', reason, now = Date.now, keys }: StoreOptions): Author {
  return { by, reason, now, keys };
}

function isAlready(
  before: RemoteReleases | undefined,
  version: string,
  { canary, dev = false }: StoreOptions,
): boolean {
  if (!before) return false;
  if (canary !== undefined && before.canary?.version === version) return before.canary.percent === canary;
  return before.live === version && (canary !== undefined || (before.dev ?? false) === dev);
}

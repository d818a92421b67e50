import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import type { StoredArtifact } from './artifact-store.ts';
import { askedOf } from './asked-releases.ts';
import { CHANGES_MAX } from './change-log.ts';
import type { Registry } from './registry.ts';
import type { RegistryDocument } from './registry-document.ts';
import { EMPTY_DOCUMENT } from './registry-upgrade.ts';
import { SHELL } from './shell-files.ts';

/** Days for which a version is stored after the last device got it. An open document may still ask for its files. */
export const RELEASE_RETENTION_DAYS = 14;

/**
 * Removes the versions that nobody can need any more. Versions that the document names stay, as do those that were
 * stored or in use within the retention days.
 * @param now epoch ms
 * @returns what was removed, `mfe-search/1.0.0-1ec01c9d2f`
 */
export async function prune(
  registry: Registry,
  { days = RELEASE_RETENTION_DAYS, now }: { days?: number; now: number },
) {
  const document = (await registry.read()) ?? EMPTY_DOCUMENT;
  const removed: string[] = [];
  // Retired remotes are only in the change log.
  const names = new Set([...Object.keys(document.remotes), ...document.changes.map(({ remote }) => remote), SHELL]);
  for (const name of names) {
    for (const version of superfluous(document, name, await registry.store.list(name), now - days * DAY_MS)) {
      await registry.store.remove(`${name}/${version}`);
      removed.push(`${name}/${version}`);
    }
  }
  return removed;
}

/** Versions of a name that may be removed. @param since epoch ms: versions in use after it stay */
export function superfluous(
  document: RegistryDocument,
  name: string,
  artifacts: readonly StoredArtifact[],
  since: number,
): string[] {
  if (!coversAll(document, since)) return [];
  const saved = new Set([...named(document, name), ...usedAfter(document, name, since)]);
  return artifacts
    .filter((artifact) => artifact.since < since && !saved.has(artifact.version))
    .map((one) => one.version);
}

/** The change log has a limited length. A version missing from it may have been in use yesterday. */
function coversAll({ changes }: RegistryDocument, since: number): boolean {
  const oldest = changes.at(-1);
  return changes.length < CHANGES_MAX || oldest === undefined || Date.parse(oldest.at) < since;
}

function named(document: RegistryDocument, name: string): string[] {
  const { live, previous = [], canary } = askedOf(document, name) ?? {};
  return [live, ...previous, canary?.version].filter((version) => version !== undefined);
}

/** Each change names the new version and the old one. Both were in use at its time. */
function usedAfter({ changes }: RegistryDocument, name: string, since: number): string[] {
  return changes
    .filter(({ at, remote }) => remote === name && Date.parse(at) >= since)
    .flatMap(({ version, from }) => (from ? [version, from] : [version]));
}

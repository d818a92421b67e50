import type { RemoteReleases } from './registry-document.ts';

/** Number of versions that are saved for a rollback. */
const PREVIOUS_MAX = 5;

/** Makes a new version live. The old live version becomes the first previous one, and a canary ends. */
export function madeLive(
  before: RemoteReleases | undefined,
  live: string,
  facts: { readonly salt: string; readonly dev?: boolean | undefined },
): RemoteReleases {
  const previous = before ? latestFirst(fallbacksOf(before), live) : [];
  return { live, previous, salt: before?.salt ?? facts.salt, ...(facts.dev && { dev: true }) };
}

/** Makes a version the canary. The same version with another percentage keeps its start. @param since ISO time */
export function withCanary(before: RemoteReleases, version: string, percent: number, since: string): RemoteReleases {
  const canary = before.canary?.version === version ? { ...before.canary, percent } : { version, percent, since };
  return { ...before, canary };
}

export function withoutCanary({ canary: ended, failed, ...rest }: RemoteReleases): RemoteReleases {
  const { [ended?.version ?? '']: _withdrawn, ...others } = failed ?? {};
  return Object.keys(others).length > 0 ? { ...rest, failed: others } : rest;
}

/**
 * Goes back to a version. Versions that were live since then are withdrawn, so a second rollback goes further back.
 * Going to a version that is not among the previous ones keeps them all.
 */
export function wentBack(before: RemoteReleases, live: string): RemoteReleases {
  const at = before.previous.indexOf(live);
  const previous = at === -1 ? latestFirst(fallbacksOf(before), live) : before.previous.slice(at + 1);
  const { canary: _ended, failed: _marks, ...rest } = before;
  return { ...rest, live, previous };
}

/** The versions to which a later rollback may lead: not a save of `npm run dev`, nor one that a server could not load. */
function fallbacksOf({ live, previous, failed, dev }: RemoteReleases): string[] {
  return dev || failed?.[live] ? previous : [live, ...previous];
}

function latestFirst(versions: readonly string[], live: string): string[] {
  return [...new Set(versions)].filter((version) => version !== live).slice(0, PREVIOUS_MAX);
}

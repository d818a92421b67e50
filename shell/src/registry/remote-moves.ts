import type { RemoteReleases } from './registry-document.ts';

/** Minimum number of versions that are saved for a rollback. */
const PREVIOUS_MAX = 5;

/** Makes a new version live. The old live version becomes the first previous one, and a canary ends. */
export function madeLive(
  before: RemoteReleases | undefined,
  live: string,
  facts: { readonly salt: string; readonly dev?: boolean | undefined },
): RemoteReleases {
  const previous = before ? latestFirst([before.live, ...before.previous], live) : [];
  return { live, previous, salt: before?.salt ?? facts.salt, ...(facts.dev && { dev: true }) };
}

/** Makes a version the canary. The same version with another percentage keeps its start. @param since ISO time */
export function withCanary(before: RemoteReleases, version: string, percent: number, since: string): RemoteReleases {
  const canary = before.canary?.version === version ? { ...before.canary, percent } : { version, percent, since };
  return { ...before, canary };
}

export function withoutCanary({ canary: _ended, ...rest }: RemoteReleases): RemoteReleases {
  return rest;
}

/**
 * Goes back to a version. Versions that were live since then are withdrawn, so a second rollback goes further back.
 * Going to a version that is not among the previous ones keeps them all.
 */
export function wentBack(before: RemoteReleases, live: string): RemoteReleases {
  const at = before.previous.indexOf(live);
  const previous = at === -1 ? latestFirst([before.live, ...before.previous], live) : before.previous.slice(at + 1);
  return { ...withoutCanary(before), live, previous };
}

function latestFirst(versions: readonly string[], live: string): string[] {
  return [...new Set(versions)].filter((version) => version !== live).slice(0, PREVIOUS_MAX);
}

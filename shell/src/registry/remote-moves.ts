import type { RemoteReleases } from './registry-document.ts';

/** Versions kept for going back, at least. */
const PREVIOUS_KEPT = 5;

/** A new version goes live: what was live comes first among those before, and a canary ends. */
export function madeLive(
  before: RemoteReleases | undefined,
  live: string,
  facts: { readonly salt: string; readonly dev?: boolean | undefined },
): RemoteReleases {
  const previous = before ? latestFirst([before.live, ...before.previous], live) : [];
  return { live, previous, salt: before?.salt ?? facts.salt, ...(facts.dev && { dev: true }) };
}

/** Some devices get a version; the same version with another percentage goes on as it began. @param since ISO time */
export function withCanary(before: RemoteReleases, version: string, percent: number, since: string): RemoteReleases {
  const canary = before.canary?.version === version ? { ...before.canary, percent } : { version, percent, since };
  return { ...before, canary };
}

export function withoutCanary({ canary: _ended, ...rest }: RemoteReleases): RemoteReleases {
  return rest;
}

/**
 * Goes back to a version. What was live since then is withdrawn: going back once more leads further back, not to it.
 * Going to a version that is not among those before keeps them all.
 */
export function wentBack(before: RemoteReleases, live: string): RemoteReleases {
  const at = before.previous.indexOf(live);
  const previous = at === -1 ? latestFirst([before.live, ...before.previous], live) : before.previous.slice(at + 1);
  return { ...withoutCanary(before), live, previous };
}

function latestFirst(versions: readonly string[], live: string): string[] {
  return [...new Set(versions)].filter((version) => version !== live).slice(0, PREVIOUS_KEPT);
}

import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { UsedRelease } from '../registry/release-set.ts';
import { type ResolvedReleaseSet, resolvedReleaseSet } from '../registry/resolved-release-set.ts';
import { allowedOrigin, type OriginPattern } from './allowed-origins.ts';
import { fetchLaptopRelease, type LaptopAsk } from './laptop-release.ts';
import { OverrideFailure } from './override-failure.ts';
import { type Override, overrideSeal } from './override-seal.ts';

export const OVERRIDE_COOKIE = 'aangan_override';

/** ms that a laptop's answer is cached: the requests of one page ask once. */
const CACHE_AGE_MS = 1000;

/** Limit of laptops whose latest release is cached. */
const CACHE_SIZE = 20;

/** A request whose visitor has an override. */
export interface OverriddenRequest {
  readonly override: Override;
  /** The visitor's release set, with the overridden remote from the laptop. */
  readonly resolved: ResolvedReleaseSet;
  /** The release that is used, or why it cannot be used. */
  readonly release: UsedRelease | undefined;
  readonly failure: string | undefined;
}

export interface Overrides {
  /** The override of this visitor. Without a cookie this is undefined at once, so other visitors pay nothing. */
  readonly of: (request: FastifyRequest) => Override | undefined;
  /** @param prepared the release set of the visitor without the override */
  apply(override: Override, resolved: ResolvedReleaseSet): Promise<OverriddenRequest>;
  /** A release that an open page was made with. @throws OverrideFailure */
  earlier(override: Override, version: string, contract: string): Promise<UsedRelease>;
  /** Releases of laptops that recent pages were made with. */
  inUse(): readonly UsedRelease[];
}

interface OverridesDeps {
  readonly secret: string;
  readonly origins: readonly OriginPattern[];
  /** Epoch ms. */
  readonly now: () => number;
  /** Is called when a laptop has another release: the cached data of its last one can be evicted. */
  readonly onChange: (overrides: readonly UsedRelease[]) => void;
}

/** Overrides of visitors by their signed cookie. Without allowed origins there are none. */
export function overrides({ secret, origins, now, onChange }: OverridesDeps): Overrides {
  const seal = overrideSeal(secret);
  const enabled = secret !== '' && origins.length > 0;
  const seen = new LRUCache<string, Promise<UsedRelease>>({
    max: CACHE_SIZE,
    ttl: CACHE_AGE_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const used = new LRUCache<string, UsedRelease>({ max: CACHE_SIZE });

  function latest(override: Override, ask: LaptopAsk): Promise<UsedRelease> {
    const key = `${override.from} ${override.remote}`;
    const known = seen.get(key);
    if (known) return known;
    const release = fetchLaptopRelease(override, ask);
    seen.set(key, release);
    release.then(
      (fetched) => noteUse(key, fetched),
      // The caller that awaits it handles the failure.
      () => undefined,
    );
    return release;
  }

  function noteUse(key: string, release: UsedRelease): void {
    const changed = used.get(key)?.version !== release.version;
    used.set(key, release);
    if (changed) onChange([...used.values()]);
  }

  return {
    of(request) {
      const sealed = enabled ? request.cookies[OVERRIDE_COOKIE] : undefined;
      const override = sealed === undefined ? undefined : seal.open(sealed, now());
      // An origin may have been removed from the list since the cookie was made.
      return override && allowedOrigin(origins, override.from) ? override : undefined;
    },
    async apply(override, resolved) {
      const { remote, from } = override;
      try {
        const release = await latest(override, { contract: resolved.shell.contract });
        return { override, release, failure: undefined, resolved: withRelease(resolved, release) };
      } catch (error) {
        if (!(error instanceof OverrideFailure)) throw error;
        // Its pages are those of the site's release, and they fail where the laptop does: in their own region.
        const known = resolved.set.releases[remote];
        const broken = known ? withRelease(resolved, { ...known, servedFrom: from }) : resolved;
        return { override, release: undefined, failure: error.message, resolved: broken };
      }
    },
    earlier: (override, version, contract) => fetchLaptopRelease(override, { contract, version }),
    inUse: () => [...used.values()],
  };
}

function withRelease({ set, shell, dev, active }: ResolvedReleaseSet, release: UsedRelease): ResolvedReleaseSet {
  return resolvedReleaseSet({ shell, dev, active, releases: { ...set.releases, [release.name]: release } });
}

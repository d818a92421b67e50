import type { Secrets } from '@aangan/shared-kit/domain/secrets';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { UsedRelease } from '../registry/release-set.ts';
import { type ResolvedReleaseSet, resolvedReleaseSet } from '../registry/resolved-release-set.ts';
import { allowedOrigin, type OriginPattern } from './allowed-origins.ts';
import { assertFits, fetchLaptopRelease } from './laptop-release.ts';
import { OverrideFailure } from './override-failure.ts';
import { isFromLaptop, type LaptopOverride, type Override, type Preview, previewSeal } from './override-seal.ts';

export const OVERRIDE_COOKIE = 'aangan_override';

/** ms that a laptop's answer is cached: the requests of one page ask once. */
const CACHE_AGE_MS = 1000;

/** Limit of overrides whose latest release is cached. */
const CACHE_SIZE = 20;

/** An override with the release that is used, or why it cannot be used. */
export interface AppliedOverride {
  readonly override: Override;
  readonly release: UsedRelease | undefined;
  readonly failure: string | undefined;
}

/** A request whose visitor has overrides, or the panel alone. */
export interface OverriddenRequest {
  readonly applied: readonly AppliedOverride[];
  /** The visitor's release set with the overridden remotes. */
  readonly resolved: ResolvedReleaseSet;
}

export interface Overrides {
  /** What this visitor sees. Without a cookie this is undefined at once, so other visitors pay nothing. */
  readonly of: (request: FastifyRequest) => Preview | undefined;
  /** @param prepared the release set of the visitor without the overrides */
  apply(preview: Preview, resolved: ResolvedReleaseSet): Promise<OverriddenRequest>;
  /** A release that an open page was made with. @throws OverrideFailure */
  earlier(override: LaptopOverride, version: string, contract: string): Promise<UsedRelease>;
  /** Releases besides the site's that recent pages were made with. */
  inUse(): readonly UsedRelease[];
}

interface OverridesDeps {
  readonly secret: Secrets;
  readonly origins: readonly OriginPattern[];
  /** Epoch ms. */
  readonly now: () => number;
  /** A release of the registry; undefined when it is not stored, or not signed by a trusted key. */
  readonly stored: (remote: string, version: string) => Promise<UsedRelease | undefined>;
  /** Is called when other releases are in use: the cached data of earlier ones can be evicted. */
  readonly onChange: (overrides: readonly UsedRelease[]) => void;
}

/** Overrides of visitors by their signed cookie. Without a secret there are none. */
export function overrides({ secret, origins, now, stored, onChange }: OverridesDeps): Overrides {
  const seal = previewSeal(secret, 'cookie');
  const enabled = secret !== '';
  const seen = new LRUCache<string, Promise<UsedRelease>>({
    max: CACHE_SIZE,
    ttl: CACHE_AGE_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const used = new LRUCache<string, UsedRelease>({ max: CACHE_SIZE });

  function latest(override: Override, contract: string): Promise<UsedRelease> {
    const key = `${isFromLaptop(override) ? override.from : override.version} ${override.remote}`;
    const known = seen.get(key);
    if (known) return known;
    const release = isFromLaptop(override)
      ? fetchLaptopRelease(override, { contract })
      : storedRelease(override.remote, override.version, contract);
    seen.set(key, release);
    release.then(
      (fetched) => noteUse(key, fetched),
      // The caller that awaits it handles the failure.
      () => undefined,
    );
    return release;
  }

  async function storedRelease(remote: string, version: string, contract: string): Promise<UsedRelease> {
    const release = await stored(remote, version);
    if (!release) throw new OverrideFailure('not-stored', `${remote} ${version} is not in the registry.`);
    assertFits(release, contract);
    return release;
  }

  function noteUse(key: string, release: UsedRelease): void {
    const changed = used.get(key)?.version !== release.version;
    used.set(key, release);
    if (changed) onChange([...used.values()]);
  }

  async function applied(override: Override, contract: string): Promise<AppliedOverride> {
    try {
      return { override, release: await latest(override, contract), failure: undefined };
    } catch (error) {
      if (!(error instanceof OverrideFailure)) throw error;
      return { override, release: undefined, failure: error.message };
    }
  }

  return {
    of(request) {
      const sealed = enabled ? request.cookies[OVERRIDE_COOKIE] : undefined;
      const preview = sealed === undefined ? undefined : seal.open(sealed, now());
      // An origin may have been removed from the list since the cookie was made.
      return preview && { ...preview, overrides: preview.overrides.filter((override) => mayBe(override, origins)) };
    },
    async apply(preview, resolved) {
      const { contract } = resolved.shell;
      const all = await Promise.all(preview.overrides.map((override) => applied(override, contract)));
      return { applied: all, resolved: all.reduce(withOverride, resolved) };
    },
    earlier: (override, version, contract) => fetchLaptopRelease(override, { contract, version }),
    inUse: () => [...used.values()],
  };
}

function mayBe(override: Override, origins: readonly OriginPattern[]): boolean {
  return !isFromLaptop(override) || allowedOrigin(origins, override.from) !== undefined;
}

function withOverride(resolved: ResolvedReleaseSet, { override, release }: AppliedOverride): ResolvedReleaseSet {
  if (release) return withRelease(resolved, release);
  // Its pages are those of the site's release, and they fail where the laptop does: in their own region.
  const known = resolved.set.releases[override.remote];
  return known && isFromLaptop(override) ? withRelease(resolved, { ...known, servedFrom: override.from }) : resolved;
}

function withRelease({ set, shell, dev, active }: ResolvedReleaseSet, release: UsedRelease): ResolvedReleaseSet {
  return resolvedReleaseSet({ shell, dev, active, releases: { ...set.releases, [release.name]: release } });
}

import { type Offer, releasesOf, setsOf, type TakeUpProblem, takeUp } from './offer.ts';
import type { PreparedSet } from './prepared-set.ts';
import type { Registry } from './registry.ts';
import type { RegistryDocument } from './registry-document.ts';
import type { ReleaseSet, UsedRelease } from './release-set.ts';
import { remembered } from './remembered.ts';

/** The active releases, kept up to date with the registry. */
export interface ReleaseSetSource {
  /** The set of devices that get no canary. */
  current(): PreparedSet;
  /** The set that a device gets. */
  forDevice(deviceId: string): PreparedSet;
  /** Every release that some device gets. */
  inUse(): readonly UsedRelease[];
  /**
   * The releases of any set that ever existed, for open documents.
   * @param versions by remote
   * @param overrides releases from outside the registry; each replaces the version that it names
   * @returns undefined when one of them does not exist
   */
  ofVersions(
    versions: Readonly<Record<string, string>>,
    overrides?: readonly UsedRelease[],
  ): Promise<ReleaseSet['releases'] | undefined>;
  /** Calls back when other releases are active. @returns a function that ends the subscription. */
  onChange(listener: (change: OfferChange) => void): () => void;
  close(): void;
}

interface OfferChange {
  readonly offer: Offer;
  /** ms from reading the document until all of it was loaded and active. */
  readonly tookMs: number;
}

export interface ReleaseSetSourceParts {
  readonly registry: Pick<Registry, 'read' | 'stamp' | 'readRelease' | 'readShell'>;
  /** Makes a release ready to answer. @throws when its files do not exist (yet) or are invalid. */
  readonly prepare: (release: UsedRelease) => Promise<void>;
  /** Is called once for everything in the registry that cannot be used. The active releases stay the same. */
  readonly onProblem: (problem: TakeUpProblem) => void;
  /** ms between two polls of the registry. */
  readonly pollMs: number;
}

/** Number of release descriptions cached in memory: those of active sets and of open documents. */
const RELEASES_REMEMBERED = 200;

const REGISTRY = 'the registry';

/** @throws when the registry has no document that can be used yet */
export async function watchReleaseSets(parts: ReleaseSetSourceParts): Promise<ReleaseSetSource> {
  const { registry, prepare, onProblem, pollMs } = parts;
  const listeners = new Set<(change: OfferChange) => void>();
  const releases = remembered(RELEASES_REMEMBERED, (key) => {
    const [name = '', version = ''] = key.split('@');
    return registry.readRelease(name, version);
  });
  const readRelease = (name: string, version: string) => releases(`${name}@${version}`);

  /** Stamp of the document whose releases are all active. */
  let done = '';
  /** Problems that were reported, and for which document. */
  let told = { stamp: '', problems: new Set<string>() };
  let stamp = await registry.stamp().catch(() => '');
  let { offer, problems } = await takeUp(await documentOf(registry), undefined, { registry, readRelease, prepare });
  let sets = setsOf(offer);
  finish();

  let looking = false;
  const timer = setInterval(() => void look(), pollMs);
  timer.unref();

  /** One poll at a time. Otherwise an older document could replace a newer one. */
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      stamp = await registry.stamp();
      if (stamp !== done) await takeUpNext();
      told.problems.delete(REGISTRY);
    } catch (error) {
      tell({ what: REGISTRY, error });
    } finally {
      looking = false;
    }
  }

  async function takeUpNext(): Promise<void> {
    const document = await documentOf(registry);
    const since = performance.now();
    const before = offer;
    ({ offer, problems } = await takeUp(document, before, { registry, readRelease, prepare }));
    if (offer.id !== before.id) {
      sets = setsOf(offer);
      const tookMs = performance.now() - since;
      for (const listener of listeners) listener({ offer, tookMs });
    }
    finish();
  }

  /** Releases that cannot be loaded are tried again at the next polls. */
  function finish(): void {
    if (problems.length === 0) done = stamp;
    for (const problem of problems) tell(problem);
  }

  function tell(problem: TakeUpProblem): void {
    if (told.stamp !== stamp) told = { stamp, problems: new Set() };
    if (told.problems.has(problem.what)) return;
    told.problems.add(problem.what);
    onProblem(problem);
  }

  return {
    current: () => sets.live(),
    forDevice: (deviceId) => sets.forDevice(deviceId),
    inUse: () => releasesOf(offer),
    async ofVersions(versions, overrides = []) {
      const found = Object.entries(versions).map(async ([name, version]) => {
        const override = overrides.find((release) => release.name === name && release.version === version);
        return [name, override ?? (await readRelease(name, version))] as const;
      });
      return Promise.all(found).then(Object.fromEntries, () => undefined);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => clearInterval(timer),
  };
}

async function documentOf(registry: Pick<Registry, 'read'>): Promise<RegistryDocument> {
  const document = await registry.read();
  if (!document) throw new Error('The registry has no document: publish the remotes first');
  return document;
}

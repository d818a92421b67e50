import type { VersionReport } from '@aangan/shared-kit/contracts/monitoring';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import type { FastifyInstance } from 'fastify';
import { askedNames, askedOf } from '../registry/asked-releases.ts';
import type { Registry } from '../registry/registry.ts';
import type { RegistryDocument } from '../registry/registry-document.ts';
import { AUTOMATIC, rollBackLive } from '../registry/roll-back-live.ts';
import { SHELL } from '../registry/shell-files.ts';
import { stopCanary } from '../registry/stop-canary.ts';
import type { OutcomeCount, PageOutcomes } from '../render/page-outcomes.ts';
import { type MonitoringReader, nothingReported } from './monitoring-reader.ts';
import { deviceCounts, outcomesSince, requestCounts, visitCounts } from './release-counts.ts';
import { releaseVerdict } from './release-verdict.ts';
import { type WatchedRelease, watchedRelease } from './watched-release.ts';

/** ms between two checks of the releases. */
const LOOK_MS = 10_000;

/** Period before a release went live in which visits of the version before count. */
const BEFORE_MS = 7 * DAY_MS;

/** ms for which the visits of the version before are reused: they are many, and hardly change. */
const BEFORE_REUSED_MS = 10 * MINUTE_MS;

/** Looks of which one checks live versions, once they have been live for an hour. */
const LATER_LOOKS = 6;

/** A release that was ended, for the log. */
interface EndedRelease {
  readonly action: 'stop-canary' | 'rollback';
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
}

interface ReleaseWatchDeps {
  readonly registry: Registry;
  readonly reader: Pick<MonitoringReader, 'versions'>;
  readonly outcomes: Pick<PageOutcomes, 'list'>;
  readonly onEnded: (ended: EndedRelease) => void;
  /** Is called once for each failure, until a check has worked again. */
  readonly onError: (error: unknown) => void;
  /** Epoch ms. */
  readonly now: () => number;
  readonly everyMs?: number;
}

interface ReleaseWatch {
  /** Checks every canary and every release that went live lately. */
  look(): Promise<void>;
  close(): void;
}

/**
 * Stops canaries that are clearly worse than the live version, and rolls back releases that are clearly worse than the
 * version before. Every instance of the shell's server watches; ending an ended release changes nothing.
 */
export function watchReleases(deps: ReleaseWatchDeps): ReleaseWatch {
  const { registry, reader, outcomes, onEnded, onError, now, everyMs = LOOK_MS } = deps;
  /** This server's outcomes when it first looked at a release. */
  const snapshots = new Map<string, readonly OutcomeCount[]>();
  const baselines = new Map<string, { readonly at: number; readonly report: VersionReport }>();
  let looks = 0;
  let looking: Promise<void> | undefined;
  let failing = false;

  function snapshotOf(remote: string, version: string): readonly OutcomeCount[] {
    const key = `${remote}@${version}`;
    const known = snapshots.get(key) ?? outcomes.list();
    snapshots.set(key, known);
    return known;
  }

  async function reportsOf(remote: string, since: number) {
    const reports = await reader.versions(remote, since);
    return (version: string) => reports.find((report) => report.version === version) ?? nothingReported(version);
  }

  async function baselineOf(remote: string, { version, before, since }: WatchedRelease): Promise<VersionReport> {
    const key = `${remote}@${version}`;
    const known = baselines.get(key);
    if (known && now() - known.at < BEFORE_REUSED_MS) return known.report;
    const report = (await reportsOf(remote, since - BEFORE_MS))(before);
    baselines.set(key, { at: now(), report });
    return report;
  }

  async function lookAtCanary(remote: string, document: RegistryDocument): Promise<void> {
    const { live = '', canary } = askedOf(document, remote) ?? {};
    if (!canary) return;
    const { version } = canary;
    const reportOf = await reportsOf(remote, Date.parse(canary.since));
    const since = outcomesSince(outcomes.list(), snapshotOf(remote, version));
    const countsOf = (name: string) => ({
      ...deviceCounts(reportOf(name)),
      ...requestCounts(since, (outcome) => outcome.remote === remote && outcome.version === name),
    });
    const { worse, reason } = releaseVerdict(countsOf(version), [{ name: 'live', counts: countsOf(live) }]);
    if (!worse || !(await stopCanary(registry, remote, version, { by: AUTOMATIC, reason, now }))) return;
    onEnded({ action: 'stop-canary', remote, version, reason });
  }

  async function lookAtLive(remote: string, document: RegistryDocument): Promise<void> {
    const watched = watchedRelease(document, remote, now());
    if (!watched) return;
    const { version, before, since } = watched;
    const snapshot = snapshotOf(remote, version);
    if (now() - since > HOUR_MS && looks % LATER_LOOKS !== 0) return;
    const [reportOf, reportBefore] = await Promise.all([reportsOf(remote, since), baselineOf(remote, watched)]);
    const own = outcomesSince(outcomes.list(), snapshot);
    const isOf = (name: string) => (outcome: Pick<OutcomeCount, 'remote' | 'version'>) =>
      outcome.remote === remote && outcome.version === name;
    // An outage of the API fails the loaders of every remote. The shell's outcomes are of the same requests.
    const { loaderFailures } = requestCounts(own, (outcome) => ![remote, SHELL].includes(outcome.remote));
    const verdict = releaseVerdict({ ...visitCounts(reportOf(version)), ...requestCounts(own, isOf(version)) }, [
      { name: 'before', counts: { ...visitCounts(reportBefore), ...requestCounts(snapshot, isOf(before)) } },
      { name: 'other remotes', counts: loaderFailures ? { loaderFailures } : {} },
    ]);
    const { worse, reason } = verdict;
    if (
      !worse ||
      !(await rollBackLive(registry, remote, { live: version, to: before }, { by: AUTOMATIC, reason, now }))
    )
      return;
    onEnded({ action: 'rollback', remote, version, reason });
  }

  async function lookAtAll(): Promise<void> {
    try {
      looks++;
      const document = await registry.read();
      if (document) {
        await Promise.all(
          askedNames(document).flatMap((remote) => [lookAtCanary(remote, document), lookAtLive(remote, document)]),
        );
        forget(document);
      }
      failing = false;
    } catch (error) {
      if (!failing) onError(error);
      failing = true;
    }
  }

  function forget(document: RegistryDocument): void {
    const used = askedNames(document).flatMap((remote) => {
      const { live, canary } = askedOf(document, remote) ?? {};
      return [`${remote}@${live}`, `${remote}@${canary?.version}`];
    });
    for (const saved of [snapshots, baselines]) {
      for (const key of saved.keys()) if (!used.includes(key)) saved.delete(key);
    }
  }

  function look(): Promise<void> {
    looking ??= lookAtAll().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return { look, close: () => clearInterval(timer) };
}

/** Runs the watch while a server runs, and logs what it does. */
export function endWorseReleases(
  app: FastifyInstance,
  deps: Pick<ReleaseWatchDeps, 'registry' | 'reader' | 'outcomes' | 'now'>,
): void {
  const watch = watchReleases({
    ...deps,
    onEnded: (ended) => app.log.warn(ended, 'A release was ended because it is clearly worse'),
    onError: (error) => app.log.error({ err: error }, 'The check of the releases failed'),
  });
  app.addHook('onClose', async () => watch.close());
}

import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry/registry.ts';
import type { RemoteReleases } from '../registry/registry-document.ts';
import { stopCanary } from '../registry/stop-canary.ts';
import { canaryVerdict } from './canary-verdict.ts';
import { type MonitoringReader, nothingReported } from './monitoring-reader.ts';

/** ms between two checks of the canaries. */
const LOOK_MS = 10_000;

/** The actor in the change log. */
const AUTOMATIC = 'automatic';

interface CanaryWatchDeps {
  readonly registry: Registry;
  readonly reader: Pick<MonitoringReader, 'versions'>;
  readonly onStopped: (stopped: { remote: string; version: string; reason: string }) => void;
  /** Is called once for each failure, until a check has worked again. */
  readonly onError: (error: unknown) => void;
  /** Epoch ms. */
  readonly now: () => number;
  readonly everyMs?: number;
}

interface CanaryWatch {
  /** Checks every canary now. */
  look(): Promise<void>;
  close(): void;
}

/**
 * Stops canaries that are clearly worse than the live version. Every instance of the shell's server watches; stopping a
 * stopped canary changes nothing.
 */
export function watchCanaries(deps: CanaryWatchDeps): CanaryWatch {
  const { registry, onStopped, onError, now, everyMs = LOOK_MS } = deps;
  let looking: Promise<void> | undefined;
  let failing = false;

  async function lookAt(remote: string, { live, canary }: RemoteReleases): Promise<void> {
    if (!canary) return;
    const reports = await deps.reader.versions(remote, Date.parse(canary.since));
    const of = (version: string) => reports.find((report) => report.version === version) ?? nothingReported(version);
    const { stop, reason } = canaryVerdict(of(canary.version), of(live));
    if (!stop) return;
    const stopped = await stopCanary(registry, remote, canary.version, { by: AUTOMATIC, reason, now });
    if (stopped) onStopped({ remote, version: canary.version, reason });
  }

  async function lookAtAll(): Promise<void> {
    try {
      const document = await registry.read();
      const remotes = Object.entries(document?.remotes ?? {});
      await Promise.all(remotes.map(([remote, releases]) => lookAt(remote, releases)));
      failing = false;
    } catch (error) {
      if (!failing) onError(error);
      failing = true;
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
export function stopWorseCanaries(
  app: FastifyInstance,
  deps: Pick<CanaryWatchDeps, 'registry' | 'reader' | 'now'>,
): void {
  const watch = watchCanaries({
    ...deps,
    onStopped: (stopped) => app.log.warn(stopped, 'A canary was stopped because it is clearly worse than live'),
    onError: (error) => app.log.error({ err: error }, 'The check of the canaries failed'),
  });
  app.addHook('onClose', async () => watch.close());
}

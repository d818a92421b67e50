import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import semver from 'semver';
import { shellsOf } from '../active-releases.ts';
import type { ArtifactStore } from '../artifact-store.ts';
import { RegistryRefusal } from '../refusal.ts';
import type { ActivationState } from '../release-set-source.ts';
import { HEARTBEAT_MS, SERVERS_FOLDER, type ServerProblem, type ServerReport, serverNote } from './server-report.ts';

/** Longest reason in a report. */
const REASON_MAX = 300;

interface ReporterDeps {
  readonly store: Pick<ArtifactStore, 'writeNote' | 'readNotes' | 'removeNote'>;
  readonly server: Pick<ServerReport, 'id' | 'name' | 'host'>;
  /** Is called once for each failure, until a report has been stored again. */
  readonly onError: (error: unknown) => void;
  /** Epoch ms. */
  readonly now: () => number;
  readonly everyMs?: number;
}

interface ServerReporter {
  /** Stores what the server has in force now. */
  report(state: ActivationState): void;
  /** Removes the server's report. */
  close(): Promise<void>;
}

/** Stores in the registry what a running server has in force: when that changes, and as a heartbeat. */
export function serverReporter(deps: ReporterDeps): ServerReporter {
  const { store, server, onError, now, everyMs = HEARTBEAT_MS } = deps;
  const note = serverNote(server.id);
  let current: ServerReport | undefined;
  let writing: Promise<void> | undefined;
  let again = false;
  let failing = false;
  let closed = false;

  async function writeCurrent(): Promise<void> {
    do {
      again = false;
      try {
        await store.writeNote(note, `${JSON.stringify(current)}\n`);
        failing = false;
      } catch (error) {
        if (!failing) onError(error);
        failing = true;
      }
    } while (again && !closed);
  }

  /** One write at a time: otherwise an older report could replace a newer one. */
  function write(): void {
    if (closed || !current) return;
    again = true;
    writing ??= writeCurrent().finally(() => {
      writing = undefined;
    });
  }

  const timer = setInterval(write, everyMs);
  timer.unref();
  void removeOld(store, now()).catch(() => undefined);

  return {
    report(state) {
      const next = reportOf(state);
      const same = current && JSON.stringify({ ...current, ...next }) === JSON.stringify(current);
      if (same) return;
      current = { schema: 1, ...server, ...next, since: new Date(now()).toISOString() };
      write();
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await writing;
      await store.removeNote(note).catch(onError);
    },
  };
}

function reportOf({ revision, active, problems }: ActivationState) {
  const remotes = Object.entries(active.remotes).map(([name, { live, canary }]) => [
    name,
    { live: live.version, ...(canary && { canary: canary.release.version }) },
  ]);
  return {
    revision,
    shell: active.shell.live.version,
    ...(active.shell.canary && { shellCanary: active.shell.canary.release.version }),
    contract: lowest(shellsOf(active).map(({ contract }) => contract)),
    remotes: Object.fromEntries(remotes) as ServerReport['remotes'],
    problems: problemsOf({ problems }),
  };
}

function lowest(versions: readonly string[]): string {
  return semver.sort([...versions])[0] ?? '';
}

/** The problems of a state as they are reported. */
export function problemsOf({ problems }: Pick<ActivationState, 'problems'>): ServerProblem[] {
  return problems.map(({ what, error }) => problemOf(what, error));
}

function problemOf(what: string, error: unknown): ServerProblem {
  const [remote = '', version = ''] = what.split('@');
  const [refused] = error instanceof RegistryRefusal ? error.reasons : [];
  const reason = (refused?.message ?? reasonOf(error)).slice(0, REASON_MAX);
  return { remote, version, ...(refused && { code: refused.code }), reason };
}

/** The message, with that of its cause unless it is part of it: an open circuit says nothing of the failure. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error && !message.includes(cause.message) ? `${message}: ${cause.message}` : message;
}

/** Servers that were killed leave their reports. */
async function removeOld({ readNotes, removeNote }: ReporterDeps['store'], now: number): Promise<void> {
  const old = (await readNotes(SERVERS_FOLDER)).filter(({ since }) => now - since > HOUR_MS);
  await Promise.all(old.map(({ name }) => removeNote(name)));
}

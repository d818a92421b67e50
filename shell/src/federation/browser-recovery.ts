import type { DocumentRemote } from '../browser/document-state.ts';
import { type Breaker, createBreaker, isOpenCircuit } from '../platform/breaker.ts';
import { fileTrouble, pageTrouble, type Trouble } from './browser-failure-kind.ts';
import { type ReloadWindow, reloadOnce } from './reload-once.ts';
import { RemoteFailure } from './remote-failure.ts';

/** Handles failures of remotes. Fetched at the first failure: most documents never need it. */
export interface RemoteRecovery {
  /**
   * Lets the remote try, unless its last five attempts failed.
   * @throws RemoteFailure
   */
  attempt<T>(remote: DocumentRemote, load: () => Promise<T>): Promise<T>;
  /** Reloads the document, at most once, if the last failure was a missing file. Returns whether it does. */
  reloadOnce(): boolean;
  /** Reloads if a file that the open page requested is missing on its origin. */
  lost(url: string): Promise<void>;
}

interface RecoveryDeps {
  /** Names the document's release set. */
  readonly set: string;
  readonly document: ReloadWindow;
}

/** One breaker for each remote, for the life of the document. */
export function remoteRecovery({ set, document }: RecoveryDeps): RemoteRecovery {
  const breakers = new Map<string, Breaker>();
  let gone = false;

  function failureOf({ name, version }: DocumentRemote, trouble: Trouble, cause: unknown): RemoteFailure {
    gone = trouble.gone;
    const { kind } = trouble;
    return new RemoteFailure(`${name} ${version}: ${kind}`, { kind, remote: name, version, cause });
  }

  return {
    async attempt(remote, load) {
      const breaker = breakers.get(remote.name) ?? createBreaker();
      breakers.set(remote.name, breaker);
      try {
        return await breaker.execute(load);
      } catch (error) {
        const trouble = isOpenCircuit(error) ? CIRCUIT_OPEN : await pageTrouble(error, remote);
        throw failureOf(remote, trouble, error);
      }
    },
    reloadOnce: () => gone && reloadOnce(set, document),
    async lost(url) {
      if ((await fileTrouble(url)).gone) reloadOnce(set, document);
    },
  };
}

const CIRCUIT_OPEN: Trouble = { kind: 'circuit-open', gone: false };

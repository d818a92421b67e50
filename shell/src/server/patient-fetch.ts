import { listeningTimeout } from '../federation/listening-timeout.ts';

/** ms that a call waits before the upstream is asked whether it answers anything at all. */
const ASK_AFTER_MS = 900;

/** ms that the upstream has to answer that question. With the wait, a page knows after 1.5 s. */
const ANSWER_WITHIN_MS = 600;

/** ms for which an upstream that did not answer counts as hanging; calls fail at once meanwhile. */
const HANGS_FOR_MS = 1_000;

const HANGS = 'The upstream does not answer';

interface PatientFetchDeps {
  /** Resolves when the upstream answers anything. */
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
  /** By default the platform's own. */
  readonly send?: typeof fetch;
}

/**
 * A fetch that waits for a slow upstream, but not for one that hangs: after a while it asks a question that needs no work
 * and no database. All waiting calls share the question. It fails them like a network error, which the circuit breaker
 * counts.
 */
export function patientFetch({ ask, send = fetch }: PatientFetchDeps): typeof fetch {
  let hangsUntil = 0;
  let asking: Promise<boolean> | undefined;

  async function askOnce(): Promise<boolean> {
    const answered = await ask(listeningTimeout(ANSWER_WITHIN_MS)).then(
      () => true,
      () => false,
    );
    asking = undefined;
    if (!answered) hangsUntil = performance.now() + HANGS_FOR_MS;
    return answered;
  }

  const hangs = () => performance.now() < hangsUntil;

  async function answers(): Promise<boolean> {
    if (hangs()) return false;
    asking ??= askOnce();
    return asking;
  }

  /** Calls back once the upstream hangs. @returns ends the watch */
  function watch(onHang: () => void): () => void {
    let timer = setTimeout(look, ASK_AFTER_MS);
    let done = false;
    async function look(): Promise<void> {
      const alive = await answers();
      if (done) return;
      if (alive) timer = setTimeout(look, ASK_AFTER_MS);
      else onHang();
    }
    return () => {
      done = true;
      clearTimeout(timer);
    };
  }

  return async (input, init) => {
    if (hangs()) throw new Error(HANGS);
    const given = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const gaveUp = new AbortController();
    const signal = given ? AbortSignal.any([given, gaveUp.signal]) : gaveUp.signal;
    const end = watch(() => gaveUp.abort(new Error(HANGS)));
    try {
      return await send(input, { ...init, signal });
    } finally {
      end();
    }
  };
}

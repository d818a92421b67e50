import { BREAKER_FAILURES, BREAKER_OPEN_MS } from '@aangan/shared-kit/domain/platform-limits';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';

/** Guards the calls of one upstream. */
export interface Breaker {
  /** Runs the call, or rejects at once while the circuit is open (see {@link isOpenCircuit}). */
  execute<T>(call: () => Promise<T>): Promise<T>;
}

/** The breakers of a client: a backend that fails stops no calls of another one. */
export interface Breakers {
  /** The breaker of a call's backend, which is the first segment of its path: `/api`, `/hs-backend`. */
  of(path: string): Breaker;
}

/** Backends are told apart by prefix, because remotes declare prefixes that the shell does not know. */
export function createBreakers(): Breakers {
  const breakers = new Map<string, Breaker>();
  return {
    of(path) {
      const prefix = path.split('/', 2).join('/');
      const breaker = breakers.get(prefix) ?? createBreaker();
      breakers.set(prefix, breaker);
      return breaker;
    },
  };
}

/**
 * The circuit breaker of one upstream. It opens after five consecutive failures, rejects for five seconds without a
 * call, then lets one call through as a trial. A 4xx answer shows that the upstream works. An aborted call shows
 * nothing, and as a trial it leaves the circuit open. Source: product-and-plans, section 9 (Platform).
 */
export function createBreaker(): Breaker {
  const policy = circuitBreaker(
    handleWhen((error) => !isAbort(error) || policy.state === CircuitState.HalfOpen),
    { halfOpenAfter: BREAKER_OPEN_MS, breaker: new ConsecutiveBreaker(BREAKER_FAILURES) },
  );
  return {
    async execute<T>(call: () => Promise<T>): Promise<T> {
      const outcome = await policy.execute(() => settle(call));
      if ('refusal' in outcome) throw outcome.refusal;
      return outcome.answer;
    },
  };
}

/** A refusal (4xx) is returned as a value, so that it counts as a success. */
async function settle<T>(call: () => Promise<T>): Promise<{ answer: T } | { refusal: unknown }> {
  try {
    return { answer: await call() };
  } catch (error) {
    if (isRefusal(error)) return { refusal: error };
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status !== undefined && error.status < 500;
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

export function isOpenCircuit(error: unknown): boolean {
  return error instanceof BrokenCircuitError;
}

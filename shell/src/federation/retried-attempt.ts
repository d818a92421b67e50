import { BREAKER_FAILURES, BREAKER_OPEN_MS } from '@aangan/shared-kit/domain/platform-limits';
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll, isBrokenCircuitError } from 'cockatiel';

/** A value whose load is attempted until it succeeds. */
export interface RetriedAttempt<Value> {
  /**
   * Returns the value. Until it exists, concurrent calls share one attempt. After five failures in a row the circuit is
   * open: nothing is attempted for five seconds, then one attempt runs in the background.
   * @throws what the attempt threw, or, while the circuit is open, what `onOpen` makes of it
   */
  get(): Promise<Value>;
  value(): Value | undefined;
  /** Discards the value: the next call attempts again. */
  forget(): void;
}

/**
 * @param onOpen makes the error for rejected calls from the last failure
 * Source: product-and-plans, section 9 (Platform: circuit breaker).
 */
export function retriedAttempt<Value>(
  attempt: () => Promise<Value>,
  onOpen: (last: unknown) => Error,
): RetriedAttempt<Value> {
  const circuit = circuitBreaker(handleAll, {
    halfOpenAfter: BREAKER_OPEN_MS,
    breaker: new ConsecutiveBreaker(BREAKER_FAILURES),
  });
  let made: { readonly value: Value } | undefined;
  let running: Promise<Value> | undefined;
  let last: unknown;
  const onTrial = () => circuit.state === CircuitState.HalfOpen;

  function attemptOnce(): Promise<Value> {
    running ??= attempt()
      .then((value) => {
        made = { value };
        return value;
      })
      .catch((error: unknown) => {
        last = error;
        throw error;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return {
    async get() {
      if (made) return made.value;
      if (onTrial()) throw onOpen(last);
      const outcome = circuit.execute(attemptOnce);
      if (onTrial()) {
        // The trial: callers do not wait for an attempt that has failed so often.
        outcome.catch(() => undefined);
        throw onOpen(last);
      }
      return outcome.catch((error: unknown) => {
        throw isBrokenCircuitError(error) ? onOpen(last) : error;
      });
    },
    value: () => made?.value,
    forget() {
      made = undefined;
    },
  };
}

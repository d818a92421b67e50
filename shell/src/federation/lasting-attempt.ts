import { BREAKER_FAILURES, BREAKER_OPEN_MS } from '@aangan/shared-kit/domain/platform-limits';
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll, isBrokenCircuitError } from 'cockatiel';

/** Something that has to succeed once. */
export interface LastingAttempt<Value> {
  /**
   * The value; while there is none, one attempt for all who ask at the same time. After five failures in a row
   * nobody waits any more: for five seconds nothing is attempted, then one attempt runs behind the visitors' backs.
   * @throws what the attempt threw, or, while the circuit is open, what `onOpen` makes of it
   */
  get(): Promise<Value>;
  value(): Value | undefined;
  /** Begins anew for the next who asks. */
  forget(): void;
}

/**
 * @param onOpen makes the error for those who are turned away, of the last failure
 * Source: product-and-plans, section 9 (Platform: circuit breaker).
 */
export function lastingAttempt<Value>(
  attempt: () => Promise<Value>,
  onOpen: (last: unknown) => Error,
): LastingAttempt<Value> {
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
        // The trial: who asks now may not have to wait for what has failed so often.
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

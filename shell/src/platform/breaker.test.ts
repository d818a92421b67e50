import { HttpError } from '@aangan/shared-kit/platform/http';
import { depth } from '@aangan/shared-kit/testing/depth';
import fc from 'fast-check';
import { type Breaker, createBreaker, isOpenCircuit } from './breaker.ts';

type Outcome = 'success' | 'failure' | 'refusal' | 'abort';

const ERRORS: Record<Exclude<Outcome, 'success'>, () => Error> = {
  failure: () => new HttpError('GET failed for /x', { kind: 'network' }),
  refusal: () => new HttpError('GET failed for /x', { kind: 'status', status: 404 }),
  abort: () => Object.assign(new Error('aborted'), { name: 'AbortError' }),
};

/** A short reference implementation that the real breaker is compared with. */
class ReferenceBreaker {
  failures = 0;
  openedAt: number | undefined;

  /** Whether a call at `now` reaches the upstream. Records its outcome if so. */
  call(now: number, outcome: Outcome): boolean {
    const trial = this.openedAt !== undefined;
    if (this.openedAt !== undefined && now - this.openedAt < 5000) return false;
    if (outcome === 'success' || outcome === 'refusal') {
      this.failures = 0;
      this.openedAt = undefined;
    } else if (outcome === 'failure' || trial) {
      this.failures += 1;
      if (trial || this.failures >= 5) this.openedAt = now;
    }
    return true;
  }
}

async function reaches(breaker: Breaker, outcome: Outcome): Promise<boolean> {
  let reached = false;
  await breaker
    .execute(async () => {
      reached = true;
      if (outcome !== 'success') throw ERRORS[outcome]();
    })
    .catch((error: unknown) => {
      if (!reached && !isOpenCircuit(error)) throw error;
    });
  return reached;
}

describe('the circuit breaker', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => jest.useRealTimers());

  const fail = async (breaker: Breaker, times: number) => {
    for (let call = 0; call < times; call++) await reaches(breaker, 'failure');
  };

  it('opens after five consecutive failures and then makes no calls', async () => {
    const breaker = createBreaker();
    await fail(breaker, 5);
    expect(await reaches(breaker, 'success')).toBe(false);
  });

  it('stays closed when a success comes in between', async () => {
    const breaker = createBreaker();
    await fail(breaker, 4);
    await reaches(breaker, 'success');
    await fail(breaker, 4);
    expect(await reaches(breaker, 'success')).toBe(true);
  });

  it('rejects until 4,999 ms and lets exactly one trial through at 5,000 ms, with 100 concurrent calls', async () => {
    const breaker = createBreaker();
    await fail(breaker, 5);
    jest.setSystemTime(1_004_999);
    expect(await reaches(breaker, 'success')).toBe(false);
    jest.setSystemTime(1_005_000);
    let reached = 0;
    let finish: (() => void) | undefined;
    const gate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const calls = Array.from({ length: 100 }, () =>
      breaker
        .execute(async () => {
          reached += 1;
          await gate;
          throw ERRORS.failure();
        })
        .catch(() => undefined),
    );
    await Promise.resolve();
    finish?.();
    await Promise.all(calls);
    expect(reached).toBe(1);
  });

  it('counts neither refusals nor aborts as failures', async () => {
    const breaker = createBreaker();
    for (let call = 0; call < 20; call++) await reaches(breaker, call % 2 ? 'refusal' : 'abort');
    expect(await reaches(breaker, 'success')).toBe(true);
  });

  it('matches the reference in 10,000 random sequences', async () => {
    const step = fc.record({
      outcome: fc.constantFrom<Outcome>('success', 'failure', 'failure', 'failure', 'failure', 'refusal', 'abort'),
      wait: fc.constantFrom(0, 0, 0, 1, 2499, 4999, 5000, 5001, 20_000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const breaker = createBreaker();
        const reference = new ReferenceBreaker();
        let now = 1_000_000;
        for (const { outcome, wait } of steps) {
          now += wait;
          jest.setSystemTime(now);
          expect(await reaches(breaker, outcome)).toBe(reference.call(now, outcome));
        }
      }),
      { numRuns: depth(500, 10_000) },
    );
  });
});

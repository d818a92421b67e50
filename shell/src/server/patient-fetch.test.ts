import { patientFetch } from './patient-fetch.ts';

/** A fetch that never answers, and ends with its signal. */
const hanging: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true });
  });

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: Error) => error.message,
  );

describe('a fetch that does not wait for an upstream that hangs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** An upstream whose answer to the question the test decides. */
  function upstream(answers: boolean, send: typeof fetch = hanging) {
    const facts = { answers, asked: 0 };
    const ask = (signal: AbortSignal) => {
      facts.asked += 1;
      return facts.answers ? Promise.resolve() : Promise.reject(signal.reason ?? new Error('no answer'));
    };
    return { facts, get: patientFetch({ ask, send }) };
  }

  it('asks nothing for a call that is answered soon', async () => {
    const { facts, get } = upstream(true, async () => new Response('ok'));
    expect(await (await get('http://api.test/')).text()).toBe('ok');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(facts.asked).toBe(0);
  });

  it('waits for a slow call as long as the upstream answers the question', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>();
    const { facts, get } = upstream(true, () => promise);
    const call = outcomeOf(get('http://api.test/'));
    await jest.advanceTimersByTimeAsync(4_000);
    expect(facts.asked).toBe(4);
    answer(new Response('late'));
    expect(await call).toBe('answered');
    await jest.advanceTimersByTimeAsync(4_000);
    expect(facts.asked).toBe(4);
  });

  it('gives up all waiting calls with one question, and fails the next ones at once', async () => {
    const { facts, get } = upstream(false);
    const calls = [outcomeOf(get('http://api.test/a')), outcomeOf(get('http://api.test/b'))];
    await jest.advanceTimersByTimeAsync(900);
    expect(await Promise.all(calls)).toEqual(['The upstream does not answer', 'The upstream does not answer']);
    expect(await outcomeOf(get('http://api.test/c'))).toBe('The upstream does not answer');
    expect(facts.asked).toBe(1);
  });

  it('tries again a second later', async () => {
    const { facts, get } = upstream(false);
    const first = outcomeOf(get('http://api.test/'));
    await jest.advanceTimersByTimeAsync(900);
    await first;
    await jest.advanceTimersByTimeAsync(1_000);
    facts.answers = true;
    void outcomeOf(get('http://api.test/'));
    await jest.advanceTimersByTimeAsync(900);
    expect(facts.asked).toBe(2);
  });

  it('ends with the caller’s own signal', async () => {
    const { get } = upstream(true);
    const controller = new AbortController();
    const call = outcomeOf(get('http://api.test/', { signal: controller.signal }));
    controller.abort(new Error('the visitor left'));
    expect(await call).toBe('the visitor left');
  });
});

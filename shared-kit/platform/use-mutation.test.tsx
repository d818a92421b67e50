import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type FakePlatform, fakeHttpError, fakePlatform } from '../testing/fake-platform.tsx';
import type { CallOptions } from './http.ts';
import { PlatformProvider } from './platform.ts';
import { type MutationOptions, useMutation } from './use-mutation.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const CALL = 'POST /api/v1/wallet/topup';
const ANSWER = { paymentId: 'pay_1', checkoutUrl: '/checkout/pay_1' } as never;

function TopUp({ paise, options }: { readonly paise: number; readonly options: MutationOptions }) {
  const { run, busy, problem, problemsByField, reset } = useMutation(CALL, options);
  const add = async () => {
    const done = await run({ json: { amountPaise: paise } });
    if (done) document.title = done.answer.checkoutUrl;
  };
  return (
    <>
      <button type="button" aria-busy={busy} onClick={() => void add()}>
        Add
      </button>
      <button type="button" onClick={reset}>
        Reset
      </button>
      <output>{JSON.stringify({ problem, problemsByField })}</output>
    </>
  );
}

function open(platform: FakePlatform, options: MutationOptions = {}) {
  const page = (paise: number) => (
    <PlatformProvider value={platform}>
      <TopUp paise={paise} options={options} />
    </PlatformProvider>
  );
  const { rerender, unmount } = render(page(100));
  return { setPaise: (paise: number) => rerender(page(paise)), leave: unmount };
}
const press = (name = 'Add') => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const shown = () => JSON.parse(screen.getByRole('status').textContent);
const isBusy = () => screen.getByRole('button', { name: 'Add' }).getAttribute('aria-busy') === 'true';
const keys = ({ callHeaders }: FakePlatform) => callHeaders.map((headers) => headers['idempotency-key']);

describe('a mutation', () => {
  it('makes its call and returns the answer', async () => {
    const platform = fakePlatform({ answers: { [CALL]: ANSWER } });
    open(platform);
    await press();
    expect(document.title).toBe('/checkout/pay_1');
    expect(platform.calls).toEqual([{ call: CALL, input: { json: { amountPaise: 100 } } }]);
    expect(shown()).toEqual({ problemsByField: {} });
  });

  it('is busy until the answer, and ignores another press meanwhile', async () => {
    let answer = (_: unknown) => {};
    const platform = fakePlatform({ answers: { [CALL]: () => new Promise((resolve) => (answer = resolve)) as never } });
    open(platform);
    await press();
    await press();
    expect(isBusy()).toBe(true);
    expect(platform.calls).toHaveLength(1);
    await act(async () => answer(ANSWER));
    expect(isBusy()).toBe(false);
  });

  it('shows the message of the server, and the first reason of each field that a 400 names', async () => {
    const issues = { 'json.amountPaise': 'Add at least ₹1.', 'query.from.place': 'must be a place' };
    open(fakePlatform({ answers: { [CALL]: fakeHttpError(400, 'Some of the input does not fit.', issues) } }));
    await press();
    expect(shown()).toEqual({
      problem: 'Some of the input does not fit.',
      problemsByField: { amountPaise: 'Add at least ₹1.', 'from.place': 'must be a place' },
    });
    await press('Reset');
    expect(shown()).toEqual({ problemsByField: {} });
  });

  it('shows its own message when the server sends none', async () => {
    open(fakePlatform({ answers: { [CALL]: fakeHttpError(502, '') } }), { otherwise: 'Nothing was charged.' });
    await press();
    expect(shown().problem).toBe('Nothing was charged.');
  });

  it('passes each problem on, such as to an alert', async () => {
    const onProblem = jest.fn();
    const platform = fakePlatform({ answers: { [CALL]: fakeHttpError(409, 'The wallet is full.') } });
    open(platform, { onProblem });
    await press();
    expect(onProblem.mock.calls).toEqual([['The wallet is full.']]);
    platform.answers[CALL] = ANSWER;
    await press();
    expect(onProblem).toHaveBeenCalledTimes(1);
  });

  it('uses one idempotency key until the input changes or it has succeeded', async () => {
    const platform = fakePlatform({ answers: { [CALL]: fakeHttpError(503) } });
    const { setPaise } = open(platform);
    await press();
    await press();
    setPaise(200);
    await press();
    platform.answers[CALL] = ANSWER;
    await press();
    await press();
    const [first, again, other, retried, next] = keys(platform);
    expect(first).toMatch(/^\w{22}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(retried).toBe(other);
    expect(next).not.toBe(other);
  });

  it('is aborted when its component leaves, without a problem', async () => {
    let signal: AbortSignal | undefined;
    const never = (_input: unknown, options?: CallOptions) => {
      signal = options?.signal;
      return new Promise<never>((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      });
    };
    const onProblem = jest.fn();
    const { leave } = open(fakePlatform({ answers: { [CALL]: never } }), { onProblem });
    await press();
    expect(signal?.aborted).toBe(false);
    await act(async () => leave());
    expect(signal?.aborted).toBe(true);
    expect(onProblem).not.toHaveBeenCalled();
  });
});

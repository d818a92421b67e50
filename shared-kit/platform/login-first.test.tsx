import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type FakePlatform, fakePlatform } from '../testing/fake-platform.tsx';
import { useLoginFirst } from './login-first.ts';
import { PlatformProvider } from './platform.ts';
import { useMutation } from './use-mutation.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const CALL = 'POST /api/v1/wallet/topup';
const ANSWER = { paymentId: 'pay_1', checkoutUrl: '/checkout/pay_1' } as never;

function TopUp({ paise }: { readonly paise: number }) {
  const adding = useMutation(CALL);
  const add = useLoginFirst({ flow: 'plan', resume: 'top-up' }, (amountPaise: number) =>
    adding.run({ json: { amountPaise } }),
  );
  return (
    <button type="button" onClick={() => void add(paise)}>
      Add
    </button>
  );
}

async function press(platform: FakePlatform, paise = 100) {
  const page = render(
    <PlatformProvider value={platform}>
      <TopUp paise={paise} />
    </PlatformProvider>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add' })));
  return page;
}
const visitor = (loggedIn: boolean) => fakePlatform({ session: { loggedIn }, answers: { [CALL]: ANSWER } });

describe('what needs a login first', () => {
  it('is not sent when the visitor does not log in', async () => {
    const platform = visitor(false);
    await press(platform);
    expect(platform.signUps).toEqual(['plan']);
    expect(platform.calls).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is sent after the login', async () => {
    const platform = visitor(true);
    await press(platform);
    expect(platform.calls).toHaveLength(1);
  });

  it('is sent with the same input when the login has reloaded the page, and only once', async () => {
    const before = visitor(false);
    const never = () => new Promise<never>(() => undefined);
    (await press({ ...before, signUp: { ...before.signUp, require: never } }, 500)).unmount();
    const after = visitor(true);
    const resumed = { ...after, signUp: { ...after.signUp, takeResumed: (action: string) => action === 'top-up' } };
    const open = () =>
      render(
        <PlatformProvider value={resumed}>
          <TopUp paise={100} />
        </PlatformProvider>,
      );
    await act(async () => open().unmount());
    await act(async () => void open());
    expect(after.calls).toEqual([{ call: CALL, input: { json: { amountPaise: 500 } } }]);
  });
});

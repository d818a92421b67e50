import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { bindDevice, deviceBinding } from './device-binding.ts';

const REQUIRED = 'POST /api/v1/device/binding/required';
const INTEGRITY = 'POST /api/v1/device/play/integrity';
const STATUS = 'POST /api/v1/device/poll/status';

const never = () => Promise.reject(new Error('There is nothing to wait for'));

describe('device binding', () => {
  it.each([
    ['with an error', fakeHttpError(500)],
    ['because the server cannot be reached', new TypeError('Failed to fetch')],
  ])('resolves to null for each call that fails %s', async (_how, error) => {
    const binding = deviceBinding(
      fakePlatform({ answers: { [REQUIRED]: error, [STATUS]: error, [INTEGRITY]: error } }).http,
    );
    expect([await binding.required(), await binding.status(), await binding.integrity('t')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('asks the app for a proof of the nonce and has it verified', async () => {
    const { http, calls } = fakePlatform({
      answers: {
        [REQUIRED]: { required: true, status: 'required', nonce: 'n1' },
        [INTEGRITY]: { verdict: 'genuine', status: 'bound', nonce: null },
      },
    });
    expect(await bindDevice(deviceBinding(http), async (nonce) => `proof of ${nonce}`, never)).toBe('bound');
    expect(calls.at(-1)?.input).toEqual({ json: { token: 'proof of n1' } });
  });

  it('makes no call when nothing is required', async () => {
    const prove = jest.fn();
    const { http } = fakePlatform({
      answers: { [REQUIRED]: { required: false, status: 'not-required', nonce: null } },
    });
    expect(await bindDevice(deviceBinding(http), prove, never)).toBe('not-required');
    expect(prove).not.toHaveBeenCalled();
  });

  it("returns the device's status when the app gives no proof", async () => {
    const { http } = fakePlatform({
      answers: {
        [REQUIRED]: { required: true, status: 'required', nonce: 'n1' },
        [STATUS]: { status: 'required', nonce: 'n1' },
      },
    });
    expect(
      await bindDevice(deviceBinding(http), () => Promise.reject(new Error('The app did not answer')), never),
    ).toBe('required');
  });

  it.each([
    [2, 'bound'],
    [4, 'expired'],
    [99, 'pending'],
  ] as const)('polls the status of a proof that is not decided: %s times pending, then %s', async (undecided, last) => {
    const { http, answers, calls } = fakePlatform({
      answers: {
        [REQUIRED]: { required: true, status: 'required', nonce: 'n1' },
        [INTEGRITY]: { verdict: 'unknown', status: 'pending', nonce: null },
        [STATUS]: { status: 'pending', nonce: null },
      },
    });
    const waits: number[] = [];
    const wait = async (ms: number) => {
      waits.push(ms);
      if (waits.length === undecided) answers[STATUS] = { status: last, nonce: null };
    };
    expect(await bindDevice(deviceBinding(http), async () => 'proof', wait)).toBe(last);
    expect(waits).toEqual(Array(Math.min(undecided, 4)).fill(2000));
    expect(calls.filter(({ call }) => call === STATUS)).toHaveLength(waits.length + 1);
  });
});

import { ANSWER_WITHIN_MS, appRequests } from './requests.ts';

describe('a request to the app', () => {
  const ids = ['one', 'two'];
  const requests = () => {
    const left = [...ids];
    return appRequests<{ request: string; value: number }>(() => left.shift() ?? 'none');
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('gets the answer with its own id', async () => {
    const { ask, answered } = requests();
    const sent: string[] = [];
    const first = ask((id) => sent.push(id));
    const second = ask((id) => sent.push(id));
    answered({ request: 'two', value: 2 });
    answered({ request: 'stranger', value: 9 });
    answered({ request: 'one', value: 1 });
    expect([await first, await second].map(({ value }) => value)).toEqual([1, 2]);
    expect(sent).toEqual(ids);
  });

  it('times out after a minute', async () => {
    const { ask, answered } = requests();
    const asked = ask(() => undefined);
    jest.advanceTimersByTime(ANSWER_WITHIN_MS);
    await expect(asked).rejects.toThrow('The app did not answer');
    expect(() => answered({ request: 'one', value: 1 })).not.toThrow();
  });
});

import { REQUEST_TIMEOUT_MS } from '@aangan/shared-kit/domain/platform-limits';
import { inTime } from './in-time.ts';

describe('the timeout of page data', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('passes the value on, and leaves no timer behind', async () => {
    await expect(inTime(Promise.resolve(1), 'It')).resolves.toBe(1);
    await expect(inTime(Promise.reject(new Error('gone')), 'It')).rejects.toThrow('gone');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('rejects after the longest time of a request', async () => {
    const waiting = expect(inTime(new Promise(() => undefined), 'The loader of /plans')).rejects.toThrow(
      'The loader of /plans took longer than 10000 ms',
    );
    await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    await waiting;
  });
});

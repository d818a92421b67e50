import { onNetworkReturn } from './network-return.ts';

describe('the return of the network', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function watched() {
    const probe = jest.fn<Promise<{ ok: boolean }>, []>().mockRejectedValue(new TypeError('no network'));
    Object.defineProperty(window, 'fetch', { value: probe, configurable: true });
    const callback = jest.fn();
    return { probe, callback, stop: onNetworkReturn(window, callback) };
  }
  const settle = () => jest.advanceTimersByTimeAsync(0);

  it('is reported once, when the browser reports it and the site answers', async () => {
    const { probe, callback } = watched();
    await settle();
    probe.mockResolvedValue({ ok: true });
    window.dispatchEvent(new Event('online'));
    await settle();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('is detected without an event of the browser', async () => {
    const { probe, callback } = watched();
    await jest.advanceTimersByTimeAsync(25_000);
    expect(callback).not.toHaveBeenCalled();
    probe.mockResolvedValue({ ok: true });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('is not reported while the site answers with an error, nor after the end', async () => {
    const { probe, callback, stop } = watched();
    probe.mockResolvedValue({ ok: false });
    await jest.advanceTimersByTimeAsync(30_000);
    stop();
    probe.mockResolvedValue({ ok: true });
    await jest.advanceTimersByTimeAsync(30_000);
    expect(callback).not.toHaveBeenCalled();
  });
});

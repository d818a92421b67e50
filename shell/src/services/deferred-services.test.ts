import { deferredServices } from './deferred-services.ts';
import type { Services } from './services.ts';

function recording(): Services & { readonly seen: string[] } {
  const seen: string[] = [];
  return {
    seen,
    report: (error) => void seen.push(`report ${String(error)}`),
    track: (event) => void seen.push(`track ${event}`),
    convert: (experiment, goal) => void seen.push(`convert ${experiment} ${goal}`),
    reached: (goal) => void seen.push(`reached ${goal}`),
    loadScript: async (script) => void seen.push(`load ${script}`),
    pageShown: ({ page }) => void seen.push(`shown ${page}`),
    choosePrivacy: () => void seen.push('privacy'),
  };
}

describe('deferred services', () => {
  it('are fetched only when started, and then run earlier calls in order', async () => {
    const services = recording();
    const load = jest.fn(async () => services);
    const late = deferredServices(load);
    late.pageShown({ remote: 'mfe-test', page: 'home', pattern: '/' });
    late.track('searched');
    expect(load).not.toHaveBeenCalled();
    late.start();
    late.start();
    await late.loadScript('maps');
    late.convert('experiment', 'goal');
    late.reached('goal');
    await Promise.resolve();
    expect(load).toHaveBeenCalledTimes(1);
    expect(services.seen).toEqual([
      'shown home',
      'track searched',
      'load maps',
      'convert experiment goal',
      'reached goal',
    ]);
  });

  it('are fetched at once for an error', async () => {
    const services = recording();
    const late = deferredServices(async () => services);
    late.report(new Error('broken'), { remote: 'mfe-test' });
    await late.loadScript('maps');
    expect(services.seen[0]).toBe('report Error: broken');
  });

  it('are fetched at once for the privacy choices', async () => {
    const services = recording();
    const late = deferredServices(async () => services);
    late.choosePrivacy();
    await late.loadScript('maps');
    expect(services.seen[0]).toBe('privacy');
  });

  describe('after a failed fetch', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    it('are fetched again after a delay, and lose no call', async () => {
      const services = recording();
      const load = jest
        .fn<Promise<Services>, []>()
        .mockRejectedValueOnce(new Error('offline'))
        .mockResolvedValue(services);
      const late = deferredServices(load);
      late.track('searched');
      await expect(late.loadScript('maps')).rejects.toThrow('offline');
      late.report(new Error('a file did not come'), { remote: 'shell' });
      jest.advanceTimersByTime(10_000);
      await late.loadScript('maps');
      expect(services.seen).toEqual(['track searched', 'report Error: a file did not come', 'load maps']);
    });

    it('are not fetched again because of their own failure', async () => {
      // Each file that fails to load raises an error, which is itself reported by the services that are missing.
      const load = jest.fn<Promise<Services>, []>(async () => {
        throw new Error('offline');
      });
      const late = deferredServices(load);
      const lost = () => late.report(new Error('a file did not come'), { remote: 'shell' });
      for (let times = 0; times < 50; times += 1) {
        lost();
        await Promise.resolve();
        await Promise.resolve();
      }
      expect(load).toHaveBeenCalledTimes(1);
      jest.advanceTimersByTime(10_000);
      lost();
      lost();
      expect(load).toHaveBeenCalledTimes(2);
    });
  });
});

import { deferService } from './deferred-service.ts';

describe('a deferred service', () => {
  it('loads with its first use, once for all who wait', async () => {
    const importService = jest.fn(async () => 'service');
    const service = deferService(importService);
    expect(service.loaded).toBeUndefined();
    expect(importService).not.toHaveBeenCalled();
    await expect(Promise.all([service.load(), service.load()])).resolves.toEqual(['service', 'service']);
    expect(service.loaded).toBe('service');
    await service.load();
    expect(importService).toHaveBeenCalledTimes(1);
  });

  it('loads again with the next use after a failure', async () => {
    const importService = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline'));
    importService.mockResolvedValueOnce('service');
    const service = deferService(importService);
    await expect(Promise.allSettled([service.load(), service.load()])).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    await expect(service.load()).resolves.toBe('service');
    expect(importService).toHaveBeenCalledTimes(2);
  });

  it('rests after a failure when it is told to', async () => {
    jest.useFakeTimers();
    const importService = jest.fn<Promise<string>, []>().mockRejectedValue(new Error('offline'));
    const service = deferService(importService, 10_000);
    await expect(service.load()).rejects.toThrow('offline');
    jest.advanceTimersByTime(9_999);
    await expect(service.load()).rejects.toThrow('offline');
    expect(importService).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    await expect(service.load()).rejects.toThrow('offline');
    expect(importService).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });
});

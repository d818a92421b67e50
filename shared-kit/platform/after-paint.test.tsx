import { painted } from './after-paint.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A wait for a paint, and whether it has ended. */
function waiting(): { over: boolean } {
  const wait = { over: false };
  void painted().then(() => {
    wait.over = true;
  });
  return wait;
}

describe('the wait for a paint', () => {
  it('ends in the task after the next frame', async () => {
    const wait = waiting();
    jest.advanceTimersToNextFrame();
    await jest.advanceTimersByTimeAsync(0);
    expect(wait.over).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(wait.over).toBe(true);
  });

  it('ends after 100 ms on a hidden page, which is never painted', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    const wait = waiting();
    await jest.advanceTimersByTimeAsync(99);
    expect(wait.over).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(wait.over).toBe(true);
  });
});

import { painted } from './after-paint.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A wait for a paint, and whether it is over. */
function waiting(): { over: boolean } {
  const wait = { over: false };
  void painted().then(() => {
    wait.over = true;
  });
  return wait;
}

describe('waiting for a paint', () => {
  it('lasts until the task after the next frame', async () => {
    const wait = waiting();
    jest.advanceTimersToNextFrame();
    await jest.advanceTimersByTimeAsync(0);
    expect(wait.over).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(wait.over).toBe(true);
  });

  it('is over after a tenth of a second on a page that nobody sees, which is never painted', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    const wait = waiting();
    await jest.advanceTimersByTimeAsync(99);
    expect(wait.over).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(wait.over).toBe(true);
  });
});

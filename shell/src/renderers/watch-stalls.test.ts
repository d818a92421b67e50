import { LOOK_MS, stallWatch } from './watch-stalls.ts';

const STALL_MS = 1000;

/** A thread, looked at by a clock of the test. */
function watched({ inspected = false } = {}) {
  const thread = { beats: 0, cpuMs: 0 as number | undefined };
  const clock = { now: 0 };
  const stalls: number[] = [];
  const watch = stallWatch(
    { beats: () => thread.beats, cpuMs: async () => thread.cpuMs },
    { stallMs: () => STALL_MS, now: () => clock.now, inspected: () => inspected, onStall: (ms) => stalls.push(ms) },
  );
  /** Lets time pass. @param cpu part of it in which the thread computes */
  async function pass(ms: number, { beating = false, cpu = 1 } = {}): Promise<void> {
    for (const until = clock.now + ms; clock.now < until; ) {
      clock.now += LOOK_MS;
      if (beating) thread.beats++;
      if (thread.cpuMs !== undefined) thread.cpuMs += LOOK_MS * cpu;
      await watch.look();
    }
  }
  return { thread, clock, stalls, watch, pass };
}

describe('the watch of a thread', () => {
  it('reports once a thread that computes without a sign of life', async () => {
    const { stalls, pass } = watched();
    await pass(3000, { beating: true });
    await pass(900);
    expect(stalls).toEqual([]);
    await pass(5000);
    expect(stalls).toEqual([STALL_MS]);
  });

  it('lets a thread go on that gives a sign of life in time', async () => {
    const { stalls, pass } = watched();
    for (let round = 0; round < 10; round++) {
      await pass(900);
      await pass(LOOK_MS, { beating: true });
    }
    expect(stalls).toEqual([]);
  });

  it('lets a page have its time on a machine that is busy with other work', async () => {
    const { stalls, pass } = watched();
    await pass(2800, { cpu: 0.25 });
    expect(stalls).toEqual([]);
    await pass(400, { cpu: 0.25 });
    expect(stalls).toHaveLength(1);
  });

  it('waits for a thread that the machine does not let run, and not for ever', async () => {
    const { stalls, pass } = watched();
    await pass(9900, { cpu: 0.01 });
    expect(stalls).toEqual([]);
    await pass(300, { cpu: 0.01 });
    expect(stalls).toHaveLength(1);
  });

  it('waits for a thread that is paused in a debugger, and ends one that computes all the same', async () => {
    const paused = watched({ inspected: true });
    await paused.pass(60_000, { cpu: 0 });
    expect(paused.stalls).toEqual([]);
    await paused.pass(60_000);
    expect(paused.stalls).toHaveLength(1);
  });

  it('ends a thread that does not even say its CPU time after ten times as long', async () => {
    const { thread, stalls, pass } = watched();
    thread.cpuMs = undefined;
    await pass(9900);
    expect(stalls).toEqual([]);
    await pass(300);
    expect(stalls).toHaveLength(1);
  });

  it('does not count the time in which it did not run itself', async () => {
    const { clock, thread, stalls, watch, pass } = watched();
    await pass(LOOK_MS, { beating: true });
    clock.now += 8000;
    thread.cpuMs = (thread.cpuMs ?? 0) + 8000;
    await watch.look();
    await pass(500);
    expect(stalls).toEqual([]);
    await pass(1000);
    expect(stalls).toHaveLength(1);
  });
});

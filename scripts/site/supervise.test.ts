import type { Progress } from './progress.ts';
import { MISSED_PINGS, PING_EVERY_MS, type RunningPart, type Supervised, supervise } from './supervise.ts';

/** A process that a test ends or hangs. */
function aProcess() {
  let end: (how: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  const facts = { silent: false, killed: false, stopped: false };
  const part: RunningPart = {
    ended,
    responds: async () => !facts.silent,
    async stop() {
      facts.stopped = true;
      end('stopped');
    },
    kill() {
      facts.killed = true;
      end('ended by SIGKILL');
    },
  };
  return { ...part, facts, end };
}

const processes: ReturnType<typeof aProcess>[] = [];
const refusals: Error[] = [];
let said: string[] = [];
let supervised: Supervised;

function begin(): void {
  const progress: Progress = { say: (part, text) => said.push(`${part} ${text}`), elapsed: () => '' };
  const next = () => {
    const process = aProcess();
    processes.push(process);
    return process;
  };
  const start = async (): Promise<RunningPart> => {
    const refused = refusals.shift();
    if (refused) throw refused;
    return next();
  };
  supervised = supervise({ name: 'api', start }, next(), progress);
}

const latest = () => processes.at(-1) as ReturnType<typeof aProcess>;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a supervised part', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    processes.length = 0;
    refusals.length = 0;
    said = [];
    begin();
  });
  afterEach(async () => {
    await supervised.stop();
    jest.useRealTimers();
  });

  it('starts again a quarter of a second after it has ended, and says both', async () => {
    latest().end('ended by SIGKILL');
    await pass(249);
    expect(processes).toHaveLength(1);
    await pass(1);
    expect(processes).toHaveLength(2);
    expect(said).toEqual(['api ended by SIGKILL; starting it again', 'api back after 0.3 s']);
  });

  it('waits longer each time it ends at once, and says plainly that it goes on rarely', async () => {
    for (const delay of [250, 500, 1_000, 2_000]) {
      latest().end('ended with exit code 1');
      await pass(delay);
    }
    expect(processes).toHaveLength(5);
    latest().end('ended with exit code 1');
    await pass(29_999);
    expect(processes).toHaveLength(5);
    await pass(1);
    expect(processes).toHaveLength(6);
    expect(said).toContain('api failed 5 times in a row (ended with exit code 1); from now on it is tried every 30 s');
  });

  it('counts a start that fails like an end, and keeps its reason', async () => {
    for (let times = 0; times < 4; times += 1) refusals.push(new Error('Port 3002 is taken'));
    latest().end('ended by SIGKILL');
    await pass(250 + 500 + 1_000 + 2_000);
    expect(said.at(-1)).toContain('failed 5 times in a row (Port 3002 is taken)');
    await pass(30_000);
    expect(processes).toHaveLength(2);
  });

  it('forgets earlier failures after half a minute of running well', async () => {
    latest().end('ended by SIGKILL');
    await pass(250);
    await pass(30_000);
    latest().end('ended by SIGKILL');
    await pass(250);
    expect(processes).toHaveLength(3);
  });

  it('is killed and started again when it has answered no ping for a while', async () => {
    latest().facts.silent = true;
    await pass(PING_EVERY_MS * MISSED_PINGS);
    expect(processes[0]?.facts.killed).toBe(true);
    await pass(250);
    expect(processes).toHaveLength(2);
    expect(said[0]).toBe('api has not answered for 15 s and was killed; starting it again');
  });

  it('is left alone when it answers in between', async () => {
    latest().facts.silent = true;
    await pass(PING_EVERY_MS * (MISSED_PINGS - 1));
    latest().facts.silent = false;
    await pass(PING_EVERY_MS);
    latest().facts.silent = true;
    await pass(PING_EVERY_MS * (MISSED_PINGS - 1));
    expect(processes[0]?.facts.killed).toBe(false);
  });

  it('is replaced at once, after it has stopped by itself, and counts no failure', async () => {
    await supervised.replace();
    expect(processes.map(({ facts }) => [facts.stopped, facts.killed])).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(said).toEqual([]);
    latest().end('ended by SIGKILL');
    await pass(250);
    expect(processes).toHaveLength(3);
  });

  it('is tried again after a replacement that does not start, whose reason is reported', async () => {
    refusals.push(new Error('a setting is missing'));
    await expect(supervised.replace()).rejects.toThrow('a setting is missing');
    expect(processes).toHaveLength(1);
    await pass(250);
    expect(processes).toHaveLength(2);
  });

  it('hands over by itself where it can', async () => {
    const reload = jest.fn(async () => undefined);
    Object.assign(latest(), { reload });
    await supervised.replace();
    expect([reload.mock.calls.length, processes.length]).toEqual([1, 1]);
  });

  it('does not start again while the site stops', async () => {
    await supervised.stop();
    expect(latest().facts.stopped).toBe(true);
    latest().end('ended by SIGKILL');
    await pass(60_000);
    expect(processes).toHaveLength(1);
    expect(said).toEqual([]);
  });

  it('ends a restart that waits when the site stops', async () => {
    latest().end('ended by SIGKILL');
    await pass(100);
    await supervised.stop();
    await pass(60_000);
    expect(processes).toHaveLength(1);
  });
});

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { testFolders } from '../testing/test-folder.ts';
import { whileLocked } from './registry-lock.ts';

const newFolder = testFolders();

/** A separate process that takes the lock, says so, and increments a number in a file the given number of times. */
const LOCKING_PROCESS = path.resolve(__dirname, '../testing/locking-process.ts');

function lockingProcess(lock: string, number: string, rounds: number) {
  return fork(LOCKING_PROCESS, [lock, number, String(rounds)], { execArgv: [] });
}

describe('the lock of the registry', () => {
  it('admits one holder at a time and everybody in the end', async () => {
    const file = path.join(await newFolder(), 'lock');
    let inside = 0;
    let most = 0;
    const visit = () =>
      whileLocked(file, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await pause(5);
        inside -= 1;
      });
    await Promise.all(Array.from({ length: 6 }, visit));
    expect(most).toBe(1);
  });

  it('admits one process at a time', async () => {
    const folder = await newFolder();
    const number = path.join(folder, 'number');
    await writeFile(number, '0');
    const processes = [1, 2, 3].map(() => lockingProcess(path.join(folder, 'lock'), number, 10));
    const ended = await Promise.all(processes.map((child) => once(child, 'exit')));
    expect(ended.map(([code]) => code)).toEqual([0, 0, 0]);
    expect(await readFile(number, 'utf8')).toBe('30');
  });

  it('is released when the action throws', async () => {
    const file = path.join(await newFolder(), 'lock');
    await expect(whileLocked(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(whileLocked(file, async () => 'free')).resolves.toBe('free');
  });

  it('is never taken from a holder, however long it is held', async () => {
    const file = path.join(await newFolder(), 'lock');
    const order: string[] = [];
    const longAgo = new Date(Date.now() - 60_000);
    const second = await whileLocked(file, async () => {
      await utimes(file, longAgo, longAgo);
      const waiting = whileLocked(file, async () => order.push('second'));
      await pause(100);
      order.push('first');
      return { waiting };
    });
    await second.waiting;
    expect(order).toEqual(['first', 'second']);
  });

  it('is free after the process that held it was killed', async () => {
    const file = path.join(await newFolder(), 'lock');
    const child = lockingProcess(file, '', 0);
    await once(child, 'message');
    let inside = false;
    const visit = whileLocked(file, async () => {
      inside = true;
    });
    await pause(100);
    expect(inside).toBe(false);
    child.kill('SIGKILL');
    await expect(visit).resolves.toBeUndefined();
  });

  it('is no longer waited for when the wait is cancelled', async () => {
    const file = path.join(await newFolder(), 'lock');
    const cancelled = new AbortController();
    await whileLocked(file, async () => {
      const waiting = whileLocked(file, async () => 'in', cancelled.signal);
      cancelled.abort(new Error('enough'));
      await expect(waiting).rejects.toThrow('abort');
    });
  });
});

import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { testFolders } from '../testing/test-folder.ts';
import { whileLocked } from './registry-lock.ts';

const newFolder = testFolders();

describe('the lock of the registry', () => {
  it('lets one in at a time, and all in the end', async () => {
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

  it('is given back by an act that fails', async () => {
    const file = path.join(await newFolder(), 'lock');
    await expect(whileLocked(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(whileLocked(file, async () => 'free')).resolves.toBe('free');
  });

  it('is taken over from a process that died with it', async () => {
    const file = path.join(await newFolder(), 'lock');
    await writeFile(file, '');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(file, longAgo, longAgo);
    await expect(whileLocked(file, async () => 'taken over')).resolves.toBe('taken over');
  });
});

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres, stopTestPostgres } from './test-postgres.ts';

describe('the PostgreSQL of the tests', () => {
  let root: string;
  let running: boolean;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'aangan-postgres-'));
    running = false;
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const start = async () => {
    running = true;
    return {
      url: 'postgresql://test',
      stop: async () => {
        running = false;
      },
    };
  };
  const fails = async () => Promise.reject(new Error('The seed is wrong'));

  it('runs until the teardown', async () => {
    await startTestPostgres(root, start, async () => undefined);
    expect([running, existsSync(root)]).toEqual([true, true]);
    await stopTestPostgres();
    expect([running, existsSync(root)]).toEqual([false, false]);
  });

  it('is stopped with its files when filling it fails, because jest then runs no teardown', async () => {
    await expect(startTestPostgres(root, start, fails)).rejects.toThrow('The seed is wrong');
    expect([running, existsSync(root)]).toEqual([false, false]);
  });

  it('leaves no files when it does not start', async () => {
    await expect(startTestPostgres(root, fails, async () => undefined)).rejects.toThrow('The seed is wrong');
    expect(existsSync(root)).toBe(false);
  });
});

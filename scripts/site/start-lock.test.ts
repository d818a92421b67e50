import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isSiteRunning, lockDataFolder } from './start-lock.ts';

describe('lock of the data folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-lock-'));
  const file = path.join(folder, 'start.lock');
  let other: ChildProcess;
  beforeAll(() => {
    other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000) // start.ts']);
  });
  afterAll(() => {
    other.kill();
    rmSync(folder, { recursive: true });
  });

  it('is held until it is released', () => {
    const giveBack = lockDataFolder(folder);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    giveBack();
    expect(existsSync(file)).toBe(false);
  });

  it('refuses a second start while the first is running, and names its process', () => {
    writeFileSync(file, String(other.pid));
    expect(isSiteRunning(folder)).toBe(true);
    expect(() => lockDataFolder(folder)).toThrow(`(process ${other.pid})`);
    rmSync(file);
  });

  it('takes over the lock of a killed start', () => {
    writeFileSync(file, '4194304');
    expect(isSiteRunning(folder)).toBe(false);
    const giveBack = lockDataFolder(folder);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    giveBack();
  });
});

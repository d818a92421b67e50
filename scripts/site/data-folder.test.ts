import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDataFolder } from './data-folder.ts';

describe('data folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-data-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is created when it does not exist, without leftovers of the write test', () => {
    const fresh = path.join(folder, 'a/b');
    checkDataFolder(fresh);
    expect(existsSync(fresh)).toBe(true);
    expect(readdirSync(fresh)).toEqual(['logs']);
  });

  it('is rejected with the folder, the reason and DATA_DIR when it is a file', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(() => checkDataFolder(file)).toThrow(
      `The data folder ${file} cannot be used (part of its path is a file): set DATA_DIR to a folder you may read and write.`,
    );
  });
});

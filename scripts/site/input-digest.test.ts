import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inputDigest } from './input-digest.ts';

describe('digest of inputs', () => {
  let root: string;
  const digest = () => inputDigest(root, ['src', 'lock.json']);
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'aangan-digest-'));
    mkdirSync(path.join(root, 'src/deep'), { recursive: true });
    writeFileSync(path.join(root, 'src/deep/a.ts'), 'one');
    writeFileSync(path.join(root, 'lock.json'), '{}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('changes with a content, a name and a new file', () => {
    const seen = new Set([digest()]);
    writeFileSync(path.join(root, 'src/deep/a.ts'), 'two');
    seen.add(digest());
    writeFileSync(path.join(root, 'src/b.ts'), '');
    seen.add(digest());
    writeFileSync(path.join(root, 'lock.json'), '{"x":1}');
    seen.add(digest());
    expect(seen.size).toBe(4);
  });

  it('changes with a feature that is named like a generated folder', () => {
    const seen = new Set([digest()]);
    for (const name of ['coverage', 'testing', 'dist']) {
      mkdirSync(path.join(root, 'src/deep', name));
      writeFileSync(path.join(root, 'src/deep', name, 'a.ts'), '');
      seen.add(digest());
    }
    expect(seen.size).toBe(4);
  });

  it('does not change with a time, a test or a built file', () => {
    const before = digest();
    utimesSync(path.join(root, 'src/deep/a.ts'), 1, 1);
    writeFileSync(path.join(root, 'src/a.test.ts'), 'test');
    mkdirSync(path.join(root, 'src/dist'));
    writeFileSync(path.join(root, 'src/dist/out.js'), 'built');
    expect(digest()).toBe(before);
  });
});

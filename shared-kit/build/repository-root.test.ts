import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildData, repositoryRoot } from './repository-root.ts';

describe('the repository of a package', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'aangan-root-'));
    mkdirSync(path.join(root, 'mfe-a/src'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is the nearest folder upwards with a lock file of npm', () => {
    writeFileSync(path.join(root, 'package-lock.json'), '{}');
    expect(repositoryRoot(path.join(root, 'mfe-a/src'))).toBe(root);
    expect(buildData(path.join(root, 'mfe-a'))).toBe(path.join(root, '.data'));
  });

  it('is the package itself before npm has written one', () => {
    expect(repositoryRoot(path.join(root, 'mfe-a'))).toBe(path.join(root, 'mfe-a'));
  });
});

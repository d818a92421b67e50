import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Child, startChild } from '../../scripts/site/child.ts';
import { copyRepository } from '../../scripts/site/repository-copy.ts';
import { lockDataFolder } from '../../scripts/site/start-lock.ts';
import { DEMO } from '../compatibility/released.ts';
import type { PrivateSite } from '../stack/private-site.ts';

/** The demo remote in a copy of the repository, with `npm run dev` on it. */
export interface SavedRemote {
  /** Replaces a text in one of its files. @throws Error when the file does not have it */
  save(file: string, from: string, to: string): void;
  /** The last lines that the command has printed. */
  printed(): string;
  /** Ctrl-C. */
  end(): Promise<void>;
  remove(): void;
}

/** Starts `npm run dev` on the demo, for a site that may be broken in every way. */
export function developDemo(site: PrivateSite): SavedRemote {
  const copy = mkdtempSync(path.join(tmpdir(), 'aangan-development-'));
  copyRepository(copy);
  const remote = path.join(copy, 'mfe-demo');
  cpSync(path.join(copy, DEMO), remote, { recursive: true });
  cpSync(path.join(copy, 'mfe-builder/tsconfig.json'), path.join(remote, 'tsconfig.json'));
  const dataFolder = path.dirname(site.registry.folder);
  // As `npm start` does while its site runs.
  const unlock = lockDataFolder(dataFolder);
  const command: Child = startChild({
    name: 'npm run dev',
    script: path.join(copy, 'scripts/dev.ts'),
    args: ['mfe-demo', '--data-dir', dataFolder],
    cwd: copy,
    logFile: path.join(copy, 'dev.log'),
  });
  return {
    save(file, from, to) {
      const before = readFileSync(path.join(remote, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(path.join(remote, file), before.replace(from, to));
    },
    printed: () => command.lastLines().join('\n'),
    end: () => command.stop(),
    remove() {
      unlock();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

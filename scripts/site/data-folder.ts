import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './site-settings.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of its path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'it cannot be made there',
};

/**
 * Creates the data folder and checks that it can be read and written.
 * @throws StartError with the folder and the reason
 */
export function checkDataFolder(folder: string): void {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(path.join(folder, 'logs'));
    writeFileSync(probe, '');
    readdirSync(folder);
    rmSync(probe);
  } catch (error) {
    const { code = 'unknown', message } = error as NodeJS.ErrnoException;
    const reason = REASONS[code] ?? message;
    throw new StartError(
      `The data folder ${folder} cannot be used (${reason}): set DATA_DIR to a folder you may read and write.`,
    );
  }
}

/** Creates one level at a time: Node's recursive mkdir never returns where nothing can be created, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** File that holds the token of a site on a developer's own machine. */
export function staffTokenFile(dataFolder: string): string {
  return path.join(dataFolder, 'staff-token');
}

/**
 * The token for the site's staff area: the configured one, or a random one. The random one is created once in the
 * data folder and readable by its owner alone.
 */
export function staffToken(dataFolder: string, configured: string | undefined): string {
  if (configured !== undefined) return configured;
  const file = staffTokenFile(dataFolder);
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

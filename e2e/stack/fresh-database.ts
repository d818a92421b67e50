import path from 'node:path';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { openDatabase } from '../../api/src/foundation/database/client.ts';
import { startPostgres } from '../../api/src/foundation/database/embedded.ts';
import { inputDigest } from '../../scripts/site/input-digest.ts';
import { ROOT } from '../../scripts/site/remotes.ts';
import { stampsIn } from '../../scripts/site/stamps.ts';

/**
 * Empties the tests' database when the code that fills it has changed, or when its dates are of another day:
 * "confirmed today" must be true in the tests too.
 */
export async function emptyStaleDatabase(dataFolder: string): Promise<void> {
  const stamps = stampsIn(path.join(dataFolder, 'stamps'));
  const state = `${inputDigest(ROOT, ['api/src', 'api/demo', 'api/data'])} ${indiaDay(Date.now())}`;
  if (stamps.read('database') === state) return;
  const postgres = await startPostgres({ folder: path.join(dataFolder, 'postgres') });
  try {
    const { pool, close } = openDatabase(postgres.url, { connections: 1 });
    await pool.query('drop schema if exists public, drizzle cascade');
    await pool.query('create schema public');
    await close();
  } finally {
    await postgres.stop();
  }
  stamps.write('database', state);
}

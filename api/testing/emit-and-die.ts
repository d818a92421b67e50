import { openDatabase } from '../src/foundation/database/client.ts';
import { openEvents } from '../src/foundation/events/events.ts';
import { bossJobs } from '../src/foundation/jobs/boss-jobs.ts';

/**
 * A process that dies between the commit of an event and its delivery. Its arguments: URL of the database, schema of
 * the queue, an account's id.
 */
async function emitAndDie([url = '', schema = '', accountId = '']: readonly string[]): Promise<void> {
  const { pool, database } = openDatabase(url);
  const jobs = bossJobs(pool, { schema, onError: () => undefined });
  const events = openEvents(jobs);
  events.on('account.created', 'visits', async () => undefined);
  await jobs.prepare();
  await database.transaction((transaction) => events.emit(transaction, 'account.created', { accountId }));
  process.kill(process.pid, 'SIGKILL');
}

await emitAndDie(process.argv.slice(2));

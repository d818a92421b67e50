import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { inMemoryJobs } from './in-memory-jobs.ts';

const { database, close } = openTestDatabase({ connections: 3 });
afterAll(close);

function sayings() {
  const jobs = inMemoryJobs(() => 0, database);
  const words: string[] = [];
  jobs.work<{ word: string }>('say', async ({ word }) => void words.push(word));
  return { jobs, words };
}

describe('held jobs', () => {
  it('does a job of a transaction once the transaction is committed', async () => {
    const { jobs, words } = sayings();
    await database.transaction(async (transaction) => {
      await jobs.send('say', { word: 'inside' }, { transaction });
      await jobs.drain();
      expect(words).toEqual([]);
    });
    await jobs.drain();
    await jobs.drain();
    expect(words).toEqual(['inside']);
  });

  it('never does a job of a transaction that was rolled back, and does not store its key', async () => {
    const { jobs, words } = sayings();
    const rolledBack = database.transaction(async (transaction) => {
      await jobs.send('say', { word: 'undone' }, { transaction, key: 'same' });
      throw new Error('undone');
    });
    await expect(rolledBack).rejects.toThrow('undone');
    await jobs.drain();
    await jobs.send('say', { word: 'done' }, { key: 'same' });
    await jobs.drain();
    expect(words).toEqual(['done']);
  });

  it('refuses a job in a transaction when it has no database to check', async () => {
    const jobs = inMemoryJobs(() => 0);
    await database.transaction(async (transaction) => {
      await expect(jobs.send('say', {}, { transaction })).rejects.toThrow('need the database');
    });
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerRolls, answersRolls, requestRoll } from './roll-requests.ts';

describe('asking a cluster to replace its parts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-roll-'));
  const ends = new AbortController();
  const rolled: string[] = [];
  let answering: Promise<void>;
  const ask = (root: string) => requestRoll(folder, root, () => answersRolls(folder), ends.signal);

  beforeAll(() => {
    const roll = async (root: string) => {
      rolled.push(root);
      if (root === '/broken') throw new Error('api-1 does not start');
    };
    answering = answerRolls(folder, roll, ends.signal);
  });
  afterAll(async () => {
    ends.abort();
    await answering;
    rmSync(folder, { recursive: true });
  });

  it('ends when all are replaced by those of the checkout', async () => {
    await ask('/next');
    expect(rolled).toEqual(['/next']);
  });

  it('fails with the reason of the cluster, which answers the next one', async () => {
    await expect(ask('/broken')).rejects.toThrow('api-1 does not start');
    await ask('/next');
  });

  it('fails when the cluster has ended', async () => {
    const other = mkdtempSync(path.join(folder, 'ended-'));
    await expect(requestRoll(other, '/next', () => false, ends.signal)).rejects.toThrow('has ended');
  });
});

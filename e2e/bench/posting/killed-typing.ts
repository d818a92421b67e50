import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteSettings } from '../../../scripts/site/site-settings.ts';
import { atMost, type BenchTable, note } from '../bench-table.ts';
import { killWhileTyping } from './kill-while-typing.ts';

const KILLS = 100;

/**
 * Kills tab, network, API and browser at 100 random moments of typing. `KILL_SEED` repeats a run, `KILLS` changes their
 * number.
 */
export async function benchKilledTyping({ host, port, apiPort }: SiteSettings): Promise<BenchTable> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-typing-'));
  const seed = process.env.KILL_SEED ?? randomBytes(4).toString('hex');
  const kills = Number(process.env.KILLS ?? KILLS);
  console.log(`seed ${seed}`);
  try {
    const { promised, lost } = await killWhileTyping({ site: `http://${host}:${port}`, apiPort, folder, kills, seed });
    for (const each of lost) console.error(each);
    return {
      name: `Typing a listing while tab, network, API or browser is killed ${kills} times (seed ${seed})`,
      rows: [note('fields typed more than a second before', promised, ''), atMost('fields lost', lost.length, '', 0)],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

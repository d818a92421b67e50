import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killDuringTopUps } from '../money/killed-top-ups.ts';
import { atMost, type BenchTable, note } from './bench-table.ts';

const KILLS = 50;

/** Kills the API fifty times during top-ups and checks the ledger afterwards. */
export async function benchKilledTopUps(): Promise<BenchTable> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-killed-'));
  try {
    const found = await killDuringTopUps({ folder, kills: KILLS, people: 4 });
    return {
      name: `Top-ups while the API is killed ${KILLS} times`,
      rows: [
        note('acknowledged', found.acknowledged, ''),
        atMost('acknowledged and lost', found.lost, '', 0),
        atMost('doubled', found.doubled, '', 0),
        atMost('transactions that do not balance', found.unbalanced, '', 0),
        atMost('wallets with another balance than was said', found.wrongBalances, '', 0),
        atMost('paid without a credit, or the other way round', found.halfDone, '', 0),
        note('took', found.seconds, 's'),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

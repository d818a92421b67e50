import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killDuringPayouts } from '../money/killed-payouts.ts';
import { atMost, type BenchTable, note } from './bench-table.ts';

const PAYOUTS = 50;
const KILLS = 10;

/** Kills the API during fifty payouts of rent and compares our books with the bank's afterwards. */
export async function benchKilledPayouts(): Promise<BenchTable> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-killed-'));
  try {
    const found = await killDuringPayouts({ folder, kills: KILLS, people: 10, purchases: PAYOUTS });
    return {
      name: `Payouts of rent while the API is killed ${KILLS} times`,
      rows: [
        note('arrived', found.acknowledged, ''),
        atMost('arrived and lost', found.lost, '', 0),
        atMost('sent twice', found.doubled, '', 0),
        atMost('sent and not in our books', found.unknown, '', 0),
        atMost('client money off by', Math.abs(found.offByPaise), 'paise', 0),
        atMost('dues that are off', found.offDues, '', 0),
        note('took', found.seconds, 's'),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { depth } from '@aangan/shared-kit/testing/depth';
import { expect, test } from '@playwright/test';
import { killDuringPayouts } from '../money/killed-payouts.ts';

/** `npm run bench -- --only=killed-payouts` makes fifty payouts and kills the API ten times. */
const KILLS = depth(1, 10);
const PAYOUTS = depth(4, 50);

test('no kill of the API loses a payout of rent or sends one twice', async () => {
  // The API starts once more for each kill, and a payout whose answer was lost is asked about a minute later.
  test.slow();
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-killed-'));
  try {
    const found = await killDuringPayouts({ folder, kills: KILLS, people: 4, purchases: PAYOUTS });
    expect(found.acknowledged).toBeGreaterThanOrEqual(PAYOUTS);
    expect(found).toMatchObject({ lost: 0, doubled: 0, unknown: 0, offByPaise: 0, offDues: 0 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

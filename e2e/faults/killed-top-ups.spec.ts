import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { depth } from '@aangan/shared-kit/testing/depth';
import { expect, test } from '@playwright/test';
import { killDuringTopUps } from '../money/killed-top-ups.ts';

/** `npm run bench -- --only=killed-top-ups` kills the API fifty times. */
const KILLS = depth(1, 4);

test('no kill of the API loses an acknowledged top-up or books one twice', async () => {
  // The API starts five times.
  test.slow();
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-killed-'));
  try {
    const found = await killDuringTopUps({ folder, kills: KILLS, people: 4 });
    expect(found.acknowledged).toBeGreaterThanOrEqual(KILLS);
    expect(found).toMatchObject({ lost: 0, doubled: 0, unbalanced: 0, wrongBalances: 0, halfDone: 0 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

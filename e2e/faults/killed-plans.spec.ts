import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { depth } from '@aangan/shared-kit/testing/depth';
import { expect, test } from '@playwright/test';
import { killDuringPlans } from '../money/killed-plans.ts';

const KILLS = depth(1, 10);
const PURCHASES = depth(4, 50);

test('no kill of the API loses a plan that was paid, or sells it twice', async () => {
  // The API starts once more for each kill.
  test.slow();
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-killed-'));
  try {
    const found = await killDuringPlans({ folder, kills: KILLS, people: 4, purchases: PURCHASES });
    expect(found.acknowledged).toBeGreaterThanOrEqual(PURCHASES);
    expect(found).toMatchObject({ lost: 0, doubled: 0, unbalanced: 0, halfDone: 0 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

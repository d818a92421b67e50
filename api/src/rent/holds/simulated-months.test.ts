import { depth } from '@aangan/shared-kit/testing/depth';
import { simulateMonths } from './simulated-months.ts';

/** Normal months of 200 tenants, repeatable, so that a failure is one of the rules. */
const SEEDS = Array.from({ length: depth(5, 100) }, (_each, index) => `normal months ${index}`);

it.each(SEEDS)('a year of 200 tenants, %s, has at most 1 %% false alarms, and every planted fraud is held', (seed) => {
  const { dues, falseAlarms, missed, planted, byReason } = simulateMonths({ tenants: 200, months: 12, seed });
  if (process.env.PRINT_TRUST) process.stdout.write(`${JSON.stringify({ dues, falseAlarms, planted, byReason })}\n`);
  expect(dues).toBeGreaterThanOrEqual(2_400);
  expect(falseAlarms / dues).toBeLessThanOrEqual(0.01);
  expect(planted).toBe(60);
  expect(missed).toEqual([]);
});

import { type MarketFacts, simulateMarket } from './simulated-market.ts';

/** Deterministic seed; runs with more homes, which print figures, have less random variation. */
const CITY: MarketFacts = {
  homes: process.env.PRINT_TRUST ? 4_000 : 1_500,
  staleAtStart: 0.06,
  days: 60,
  settling: 15,
  letADay: Number(process.env.LET_A_DAY ?? 0.005),
  contactsADay: 1,
  newsAsks: true,
};

it('freshness leaves less than 1 % stale homes when 0.5 % are let each day', () => {
  const report = simulateMarket(CITY);
  if (process.env.PRINT_TRUST) process.stdout.write(`${JSON.stringify(report)}\n`);
  expect(report.stale).toBeLessThan(0.8);
  expect(report.fresh).toBeGreaterThanOrEqual(95);
});

it('the question in contact messages reduces messages to owners and pauses of available homes', () => {
  const [asks, silent] = [true, false].map((newsAsks) => simulateMarket({ ...CITY, homes: 300, newsAsks }));
  if (!asks || !silent) throw new Error('Both were simulated.');
  expect(asks.asked).toBeLessThanOrEqual(1);
  expect(asks.asked).toBeLessThan(silent.asked);
  expect(asks.wronglyPaused).toBeLessThan(silent.wronglyPaused);
});

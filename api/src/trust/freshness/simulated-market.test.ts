import { type MarketFacts, simulateMarket } from './simulated-market.ts';

/** The same run each time; with more homes, where figures are printed, chance decides less. */
const CITY: MarketFacts = {
  homes: process.env.PRINT_TRUST ? 4_000 : 1_500,
  staleAtStart: 0.06,
  days: 60,
  settling: 15,
  letADay: Number(process.env.LET_A_DAY ?? 0.005),
  contactsADay: 1,
  newsAsks: true,
};

it('keeps fewer than one home in a hundred stale where one in two hundred is let each day', () => {
  const report = simulateMarket(CITY);
  if (process.env.PRINT_TRUST) process.stdout.write(`${JSON.stringify(report)}\n`);
  expect(report.stale).toBeLessThan(0.8);
  expect(report.fresh).toBeGreaterThanOrEqual(95);
});

it('asks an owner less often, and pauses fewer homes that are there, than without the question in the news', () => {
  const [asks, silent] = [true, false].map((newsAsks) => simulateMarket({ ...CITY, homes: 300, newsAsks }));
  if (!asks || !silent) throw new Error('Both were simulated.');
  expect(asks.asked).toBeLessThanOrEqual(1);
  expect(asks.asked).toBeLessThan(silent.asked);
  expect(asks.wronglyPaused).toBeLessThan(silent.wronglyPaused);
});

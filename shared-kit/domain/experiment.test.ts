import { isRunning } from './experiment.ts';

const night = (hours: string) => Date.parse(`2026-11-16T${hours}+05:30`);

describe('an experiment', () => {
  it.each([
    ['without days', {}, '12:00:00', true],
    ['on its first day, from midnight in India', { from: '2026-11-16' }, '00:00:00', true],
    ['before its first day', { from: '2026-11-17' }, '23:59:59', false],
    ['on its last day, until midnight in India', { to: '2026-11-16' }, '23:59:59', true],
    ['after its last day', { from: '2026-11-01', to: '2026-11-15' }, '00:00:00', false],
  ])('%s: %j at %s runs: %s', (_when, days, hours, runs) => {
    expect(isRunning(days, night(hours))).toBe(runs);
  });
});

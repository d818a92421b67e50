import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { sampleHomeRecord } from '../homes/testing/public.ts';
import { agoWords, compassWords, executivePlace } from './executive-place.ts';
import { sampleTracked, VISIT_AT } from './sample-tracked.ts';

const NOW = VISIT_AT - 30 * MINUTE_MS;
const { latitude, longitude } = sampleHomeRecord();
/** About 2.2 km to the north. */
const near = (facts: object = {}) => ({
  latitude: latitude + 0.02,
  longitude,
  at: NOW - 2 * MINUTE_MS,
  stale: false,
  ...facts,
});

describe('the position of a field executive', () => {
  it('has a straight-line distance and an age', () => {
    expect(executivePlace(sampleTracked({ position: near() }), NOW)).toMatchObject({
      state: 'on-the-way',
      distance: '2.2 km',
      ago: '2 minutes ago',
      bearing: 0,
    });
  });

  it('is stale when the server says so or when no update has arrived for a while', () => {
    expect(executivePlace(sampleTracked({ position: near({ stale: true }) }), NOW).state).toBe('stale');
    expect(executivePlace(sampleTracked({ position: near() }), NOW + 4 * MINUTE_MS).state).toBe('stale');
  });

  it('has no distance before the trip starts, or for a cancelled or finished visit', () => {
    expect(executivePlace(sampleTracked({ position: null }), NOW).state).toBe('not-yet');
    expect(executivePlace(sampleTracked({ state: 'cancelled', position: near() }), NOW).state).toBe('cancelled');
    expect(executivePlace(sampleTracked({ state: 'visited', position: near() }), NOW).state).toBe('over');
    expect(executivePlace(sampleTracked({ position: near() }), VISIT_AT + 121 * MINUTE_MS).state).toBe('over');
  });

  it('has an age and a direction in plain words', () => {
    expect([0, 30, 61, 100, 7200].map((seconds) => agoWords(0, seconds * 1000))).toEqual([
      'just now',
      'just now',
      'a minute ago',
      'a minute ago',
      '2 hours ago',
    ]);
    expect([0, 44, 91, 359].map(compassWords)).toEqual(['north', 'north-east', 'east', 'north']);
  });
});

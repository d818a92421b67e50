import { BOOKING_STATES, BUSINESSES } from '@aangan/shared-kit/domain/home-services/booking-states';
import { happenedWords, stateWords, stepsToCome } from './booking-state.words.ts';

const BASE = { payWhen: 'first', isPaid: true, startsAt: 1, serviceType: 'LEGAL_AGREEMENT' } as const;

it('every state of every business has its sentence, and only open ones have steps to come', () => {
  for (const business of BUSINESSES) {
    for (const state of BOOKING_STATES) {
      expect(stateWords({ ...BASE, business, state }).sentence).toMatch(/\.$/);
      const isOver = ['done', 'cancelled', 'refunded'].includes(state);
      if (isOver) expect(stepsToCome({ ...BASE, business, state })).toEqual([]);
    }
  }
});

it.each([
  ['HS', 'quoted', { payWhen: 'after', isPaid: false }, 'Booked'],
  ['HS', 'quoted', { isPaid: false }, 'Quotation'],
  ['HS', 'paid', { startsAt: null }, 'Choose a time'],
  ['LEGAL', 'paid', { startsAt: null }, 'Paid'],
  ['LEGAL', 'started', {}, 'Being signed'],
  ['LEGAL', 'started', { serviceType: 'LEGAL_OPINION' }, 'In progress'],
  ['LEGAL', 'drafted', { serviceType: 'LEGAL_OPINION' }, 'Waiting for a price'],
] as const)('%s %s with %j is “%s”', (business, state, facts, label) => {
  expect(stateWords({ ...BASE, business, state, ...facts }).label).toBe(label);
});

it('a legal case is begun and delivered by staff, and nobody signs it', () => {
  const opinion = { ...BASE, business: 'LEGAL', state: 'quoted', serviceType: 'LEGAL_OPINION' } as const;
  expect(stepsToCome(opinion)).toEqual(['Your payment', 'Our staff begin', 'Your document is ready']);
  expect(happenedWords(opinion, 'stamp')).toBe('Our staff have begun');
  expect(happenedWords({ ...opinion, serviceType: 'LEGAL_AGREEMENT' }, 'stamp')).toMatch(/^E-stamp bought/);
});

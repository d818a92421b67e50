import { PAYMENT_STATES, type PaymentState } from '@aangan/shared-kit/contracts/payment-states';
import * as fc from 'fast-check';
import { type EffectName, type Heard, nextStep } from './payment-machine.ts';

const HEARD: readonly Heard[] = ['opened', 'paid', 'failed', 'expired', 'part-refunded', 'refunded'];

function after(heard: readonly Heard[]): { state: PaymentState; effects: EffectName[] } {
  let state: PaymentState = 'created';
  const effects: EffectName[] = [];
  for (const each of heard) {
    const step = nextStep(state, each);
    if (!step) continue;
    state = step.to;
    effects.push(...step.effects);
  }
  return { state, effects };
}

const anything = fc.array(fc.constantFrom(...HEARD), { maxLength: 30 });

describe('a payment', () => {
  it.each<[Heard[], PaymentState]>([
    [['opened'], 'pending'],
    [['opened', 'paid'], 'paid'],
    [['opened', 'failed'], 'failed'],
    [['opened', 'failed', 'opened', 'paid'], 'paid'],
    [['paid', 'opened'], 'paid'],
    [['paid', 'failed'], 'paid'],
    [['paid', 'expired'], 'paid'],
    [['opened', 'expired', 'paid'], 'paid'],
    [['opened', 'expired', 'opened'], 'expired'],
    [['paid', 'refunded'], 'refunded'],
    [['paid', 'part-refunded'], 'paid'],
    [['part-refunded', 'refunded'], 'refunded'],
    [['refunded', 'paid'], 'refunded'],
  ])('on the events %j is %s', (heard, state) => {
    expect(after(heard).state).toBe(state);
  });

  it('is paid at most once, and refunded after it was paid, for any events in any order', () => {
    fc.assert(
      fc.property(anything, (heard) => {
        const { effects, state } = after(heard);
        const money = effects.filter((effect) => effect === 'paid' || effect === 'refunded');
        expect(money.slice(1).every((effect) => effect === 'refunded')).toBe(true);
        expect(money[0] ?? 'paid').toBe('paid');
        expect(effects.includes('paid')).toBe(state === 'paid' || state === 'refunded');
        if (state === 'refunded') expect(effects.at(-1)).toBe('refunded');
      }),
    );
  });

  it('ends in the same state for every order of paid, failed and refunded', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray<Heard>(['opened', 'paid', 'failed', 'refunded'], { minLength: 4 }), (heard) => {
        const { state, effects } = after(heard);
        expect(state).toBe('refunded');
        expect(effects.filter((effect) => effect !== 'failed')).toEqual(['paid', 'refunded']);
      }),
    );
  });

  it('has a row for every state', () => {
    for (const state of PAYMENT_STATES) expect(() => nextStep(state, 'paid')).not.toThrow();
  });
});

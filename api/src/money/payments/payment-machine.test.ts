import { PAYMENT_STATES, type PaymentState } from '@aangan/shared-kit/contracts/payment-states';
import * as fc from 'fast-check';
import { type Heard, type MoneyStep, nextStep } from './payment-machine.ts';

const HEARD: readonly Heard[] = ['opened', 'paid', 'failed', 'expired', 'refunded'];

function after(heard: readonly Heard[]): { state: PaymentState; money: MoneyStep[] } {
  let state: PaymentState = 'created';
  const money: MoneyStep[] = [];
  for (const each of heard) {
    const step = nextStep(state, each);
    if (!step) continue;
    state = step.to;
    money.push(...step.money);
  }
  return { state, money };
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
    [['refunded', 'paid'], 'refunded'],
  ])('on the events %j is %s', (heard, state) => {
    expect(after(heard).state).toBe(state);
  });

  it('credits money at most once and takes it back at most once, for any events in any order', () => {
    fc.assert(
      fc.property(anything, (heard) => {
        const { money, state } = after(heard);
        expect([[], ['credit'], ['credit', 'take-back']]).toContainEqual(money);
        expect(money.includes('credit')).toBe(state === 'paid' || state === 'refunded');
        expect(money.includes('take-back')).toBe(state === 'refunded');
      }),
    );
  });

  it('ends in the same state for every order of paid, failed and refunded', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray<Heard>(['opened', 'paid', 'failed', 'refunded'], { minLength: 4 }), (heard) => {
        expect(after(heard)).toEqual({ state: 'refunded', money: ['credit', 'take-back'] });
      }),
    );
  });

  it('has a row for every state', () => {
    for (const state of PAYMENT_STATES) expect(() => nextStep(state, 'paid')).not.toThrow();
  });
});

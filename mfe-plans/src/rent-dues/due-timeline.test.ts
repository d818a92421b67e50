import { DUE_STEPS } from '@aangan/shared-kit/domain/rent/payment-states';
import { dueTimeline } from './due-timeline.ts';

const NONE = { createdAt: 1, receivedAt: null, sentAt: null, arrivedAt: null };
const shown = (facts: Parameters<typeof dueTimeline>[0]) =>
  dueTimeline(facts).map(({ step, state }) => `${step} ${state}`);

describe('the way of the money', () => {
  it('shows what is done, the present step and what follows', () => {
    expect(shown({ ...NONE, step: 'received', receivedAt: 2 })).toEqual([
      'initiated done',
      'received now',
      'sent next',
      'arrived next',
    ]);
  });

  it('ends with the return where the bank has returned the money', () => {
    expect(shown({ ...NONE, step: 'returned', receivedAt: 2, sentAt: 3 })).toEqual([
      'initiated done',
      'received done',
      'sent done',
      'returned now',
    ]);
  });

  it('says that money that goes back will be there', () => {
    expect(shown({ ...NONE, step: 'refunding', receivedAt: 2 }).slice(-2)).toEqual(['refunding now', 'refunded next']);
  });

  it.each(DUE_STEPS)('has one present step for %s', (step) => {
    const present = dueTimeline({ ...NONE, step }).filter(({ state }) => state === 'now');
    expect(present.map((each) => each.step)).toEqual([step]);
  });
});

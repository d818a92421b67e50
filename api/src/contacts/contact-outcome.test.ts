import fc from 'fast-check';
import { type ContactFacts, contactOutcome, holdOf } from './contact-outcome.ts';

const FINE: ContactFacts = {
  asked: false,
  own: false,
  seeker: { deleted: false, phone: true, held: undefined },
  owner: { held: false },
  closed: undefined,
  left: 3,
  plan: false,
};

describe('asking for an owner’s number', () => {
  it.each<[string, Partial<ContactFacts>, string]>([
    ['a first time', {}, 'SENT_NEW'],
    ['again', { asked: true, left: 0 }, 'SENT'],
    ['again after the home has gone', { asked: true, closed: 'rented out' }, 'SENT'],
    ['for one’s own home', { own: true }, 'NOT_SENT'],
    [
      'without a number of one’s own',
      { seeker: { deleted: false, phone: false, held: undefined } },
      'PHONE_NOTVERIFIED',
    ],
    [
      'from an account that is gone',
      { seeker: { deleted: true, phone: false, held: undefined } },
      'ACCOUNT_NOT_IDENTIFIED',
    ],
    ['as a reported broker', { seeker: { deleted: false, phone: true, held: 'broker' } }, 'BROKER_NOTVERIFIED'],
    ['when reported otherwise', { seeker: { deleted: false, phone: true, held: 'other' } }, 'NOT_AUTHORIZED'],
    ['for a home that is gone', { closed: 'sold out' }, 'NOT_SENT'],
    ['for a home nobody owns here', { owner: undefined }, 'NOT_SENT'],
    ['for the number of somebody reported', { owner: { held: true } }, 'NOT_SENT'],
    ['beyond the free ones', { left: 0 }, 'NO_PLAN_SELECTED'],
    ['beyond those of a plan', { left: 0, plan: true }, 'LIMIT_EXCEEDED'],
  ])('%s', (_what, facts, status) => {
    expect(contactOutcome({ ...FINE, ...facts }).status).toBe(status);
  });

  it('never gives a new number when none are left, whatever else is so', () => {
    const facts = fc.record<ContactFacts>({
      asked: fc.constant(false),
      own: fc.boolean(),
      seeker: fc.record({
        deleted: fc.boolean(),
        phone: fc.boolean(),
        held: fc.constantFrom<ContactFacts['seeker']['held'][]>(undefined, 'broker', 'other'),
      }),
      owner: fc.option(fc.record({ held: fc.boolean() }), { nil: undefined }),
      closed: fc.option(fc.constant('rented out'), { nil: undefined }),
      left: fc.integer({ min: -2, max: 0 }),
      plan: fc.boolean(),
    });
    fc.assert(fc.property(facts, (given) => !contactOutcome(given).status.startsWith('SENT')));
  });
});

describe('reports that wait', () => {
  it('hold nobody below three people', () => {
    expect(holdOf(['SPAM_CALLS', 'FRAUD'])).toBeUndefined();
  });

  it('hold as a broker when most of them say so', () => {
    expect(holdOf(['BROKER', 'BROKER', 'FRAUD'])).toBe('broker');
    expect(holdOf(['BROKER', 'SPAM_CALLS', 'FRAUD'])).toBe('other');
  });
});

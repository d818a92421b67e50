import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import fc from 'fast-check';
import { type ContactFacts, contactOutcome, holdOf, isOwnerHeld } from './contact-outcome.ts';

const FINE: ContactFacts = {
  asked: false,
  own: false,
  seeker: { deleted: false, phone: true, held: undefined, broker: undefined },
  owner: { held: false, asksFirst: false },
  request: undefined,
  closed: undefined,
  left: 3,
  plan: false,
  otherPlan: false,
};

describe('asking for an owner’s number', () => {
  it.each<[string, Partial<ContactFacts>, string]>([
    ['for the first time', {}, 'SENT_NEW'],
    ['again', { asked: true, left: 0 }, 'SENT'],
    ['again after the home became inactive', { asked: true, closed: 'rented out' }, 'SENT'],
    ['for the person’s own home', { own: true }, 'NOT_SENT'],
    ['without a number of the seeker', { seeker: { ...FINE.seeker, phone: false } }, 'PHONE_NOTVERIFIED'],
    ['from a deleted account', { seeker: { ...FINE.seeker, deleted: true } }, 'ACCOUNT_NOT_IDENTIFIED'],
    ['as a reported broker', { seeker: { ...FINE.seeker, held: 'broker' } }, 'BROKER_NOTVERIFIED'],
    ['as a probable broker', { seeker: { ...FINE.seeker, broker: 'undeclared' } }, 'BROKER_NOTVERIFIED_NEW'],
    ['as a declared broker', { seeker: { ...FINE.seeker, broker: 'declared' } }, 'BROKER_NOTVERIFIED'],
    ['when reported for another reason', { seeker: { ...FINE.seeker, held: 'other' } }, 'NOT_AUTHORIZED'],
    ['of an owner who decides', { owner: { held: false, asksFirst: true } }, 'requested'],
    [
      'of an owner who decides, without free contacts left',
      { owner: { held: false, asksFirst: true }, left: 0 },
      'NO_PLAN_SELECTED',
    ],
    ['again while the owner decides, with none left', { request: 'waiting', left: 0 }, 'requested'],
    ['again after the owner’s no', { request: 'declined' }, 'NOT_SENT'],
    ['for an inactive home', { closed: 'sold out' }, 'NOT_SENT'],
    ['for a home whose owner has no account', { owner: undefined }, 'NOT_SENT'],
    ['for the number of a reported owner', { owner: { held: true, asksFirst: false } }, 'NOT_SENT'],
    ['without free contacts left', { left: 0 }, 'NO_PLAN_SELECTED'],
    ['with a plan for other homes', { left: 0, otherPlan: true }, 'NO_PLAN_SELECTED'],
    ['without plan contacts left', { left: 0, plan: true }, 'LIMIT_EXCEEDED'],
  ])('%s', (_what, facts, status) => {
    expect(contactOutcome({ ...FINE, ...facts }).status).toBe(status);
  });

  it('never gives a new number when none are left, for random facts', () => {
    const facts = fc.record<ContactFacts>({
      asked: fc.constant(false),
      own: fc.boolean(),
      seeker: fc.record({
        deleted: fc.boolean(),
        phone: fc.boolean(),
        held: fc.constantFrom<ContactFacts['seeker']['held'][]>(undefined, 'broker', 'other'),
        broker: fc.constantFrom<ContactFacts['seeker']['broker'][]>(undefined, 'undeclared', 'declared'),
      }),
      owner: fc.option(fc.record({ held: fc.boolean(), asksFirst: fc.boolean() }), { nil: undefined }),
      request: fc.constantFrom<ContactFacts['request'][]>(undefined, 'declined'),
      closed: fc.option(fc.constant('rented out'), { nil: undefined }),
      left: fc.integer({ min: -2, max: 0 }),
      plan: fc.boolean(),
      otherPlan: fc.boolean(),
    });
    fc.assert(fc.property(facts, (given) => !/^SENT|^requested/.test(contactOutcome(given).status)));
  });
});

describe('open reports on a person', () => {
  const by = (...reasons: string[]) => reasons.map((reason, index) => ({ reason, person: `p${index}`, weight: 1 }));

  it('hold nothing below three reporters', () => {
    expect(holdOf(by('SPAM_CALLS', 'FRAUD'))).toBeUndefined();
  });

  it('hold the person as a broker when most of them say so', () => {
    expect(holdOf(by('BROKER', 'BROKER', 'FRAUD'))).toBe('broker');
    expect(holdOf(by('BROKER', 'SPAM_CALLS', 'FRAUD'))).toBe('other');
  });

  it('withhold an owner’s number two days later, or at once when staff have upheld them', () => {
    const reports = (at: number, upheld = false) =>
      by('FRAUD', 'FRAUD', 'FRAUD').map((each) => ({ ...each, at, upheld }));
    expect(isOwnerHeld(reports(0), 48 * HOUR_MS - 1)).toBe(false);
    expect(isOwnerHeld(reports(0), 48 * HOUR_MS)).toBe(true);
    expect(isOwnerHeld(reports(0, true), 0)).toBe(true);
    expect(isOwnerHeld([...reports(0).slice(1), ...reports(HOUR_MS).slice(0, 1)], 48 * HOUR_MS)).toBe(false);
  });

  it('hold nobody by thirty accounts of one person, or by five new accounts', () => {
    const thirty = Array.from({ length: 30 }, () => ({ reason: 'FRAUD', person: 'one', weight: 1 }));
    expect(holdOf(thirty)).toBeUndefined();
    expect(holdOf(by(...Array<string>(5).fill('FRAUD')).map((each) => ({ ...each, weight: 0.5 })))).toBeUndefined();
  });
});

import { listingSteps, type ProgressOfListing } from './listing-steps.ts';

/** Monday 16 Nov 2026, 10 am in India. */
const NOW = Date.UTC(2026, 10, 16, 4, 30);

const CONTACT = {
  propertyId: 'a',
  name: 'Farhan',
  phone: '+910000000001',
  state: 'given',
  quietUntil: null,
} as const;

const NOTHING: ProgressOfListing = { own: false, requested: false, contact: undefined, visitAt: undefined };

const steps = (progress: Partial<ProgressOfListing>, closed = false) =>
  listingSteps({ ...NOTHING, ...progress }, { closed, now: NOW });

describe('the next steps for a listing', () => {
  it('are none before anything was done', () => {
    expect(listingSteps(undefined, { closed: false, now: NOW })).toEqual(steps({}));
    expect(steps({})).toEqual({ own: false, contact: undefined, visit: undefined });
  });

  it.each([
    [{ contact: CONTACT }, { kind: 'call', words: 'Call Farhan', to: 'tel:+910000000001' }],
    [{ contact: { ...CONTACT, state: 'hidden', phone: null } as const }, { kind: 'sheet', words: 'Number hidden' }],
    [
      { contact: { ...CONTACT, state: 'returned', phone: null } as const },
      { kind: 'contacts', words: 'Contact returned' },
    ],
    [{ requested: true }, { kind: 'sheet', words: 'Waiting for owner' }],
    [
      { contact: { ...CONTACT, quietUntil: Date.UTC(2026, 10, 16, 5, 30) } },
      { kind: 'sheet', words: 'Call Farhan after 11 am' },
    ],
    [
      { contact: { ...CONTACT, quietUntil: Date.UTC(2026, 10, 16, 5, 45) } },
      { kind: 'sheet', words: 'Call Farhan after 12 pm' },
    ],
    [{ contact: { ...CONTACT, quietUntil: NOW } }, { kind: 'call', words: 'Call Farhan', to: 'tel:+910000000001' }],
    [
      { contact: { ...CONTACT, callVia: 'con_a' } },
      { kind: 'call', words: 'Call Farhan', to: '/nb-call-log/with/con_a' },
    ],
  ] satisfies [Partial<ProgressOfListing>, object][])('with the owner: %j', (progress, step) => {
    expect(steps(progress).contact).toEqual(step);
  });

  it('show the next visit beside the contact', () => {
    expect(steps({ contact: CONTACT, visitAt: Date.UTC(2026, 10, 19, 2, 30) })).toMatchObject({
      contact: { words: 'Call Farhan' },
      visit: 'Visit: Thu 8 am',
    });
  });

  it('offer no call once the listing is gone', () => {
    expect(steps({ contact: CONTACT }, true).contact).toEqual({ kind: 'over', words: 'You contacted Farhan' });
    expect(steps({ requested: true }, true).contact).toBeUndefined();
  });

  it('are the owner’s for an own listing', () => {
    expect(steps({ own: true, contact: CONTACT, visitAt: NOW })).toEqual({ own: true });
  });
});

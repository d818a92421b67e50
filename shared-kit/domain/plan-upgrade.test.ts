import fc from 'fast-check';
import { daysLeft, isUpgrade, unusedPaise, upgradePrice } from './plan-upgrade.ts';

const FREEDOM = { paidPaise: 79_900, days: 45, daysLeft: 45, contacts: 25, contactsLeft: 25 };

const count = fc.integer({ min: 0, max: 400 });
const current = fc
  .record({
    paidPaise: fc.integer({ min: 0, max: 20_000_00 }),
    days: fc.integer({ min: 1, max: 365 }),
    contacts: fc.option(fc.integer({ min: 1, max: 75 })),
  })
  .chain((plan) =>
    fc.record({
      paidPaise: fc.constant(plan.paidPaise),
      days: fc.constant(plan.days),
      daysLeft: fc.integer({ min: 0, max: plan.days }),
      contacts: fc.constant(plan.contacts),
      contactsLeft: plan.contacts === null ? fc.constant(null) : fc.integer({ min: 0, max: plan.contacts }),
    }),
  );

describe('the unused part of a plan', () => {
  it('is all that was paid while nothing is used', () => expect(unusedPaise(FREEDOM)).toBe(79_900));

  it('is nothing once the days or the contacts are used up', () => {
    expect(unusedPaise({ ...FREEDOM, contactsLeft: 0 })).toBe(0);
    expect(unusedPaise({ ...FREEDOM, daysLeft: 0 })).toBe(0);
  });

  it('follows the smaller share, rounded up to the rupee', () => {
    expect(unusedPaise({ ...FREEDOM, daysLeft: 30, contactsLeft: 10 })).toBe(32_000);
    expect(unusedPaise({ ...FREEDOM, daysLeft: 9, contactsLeft: 20 })).toBe(16_000);
  });

  it('follows the days where a plan has no contacts', () =>
    expect(unusedPaise({ ...FREEDOM, daysLeft: 9, contacts: null, contactsLeft: null })).toBe(16_000));

  it('is never negative, never more than was paid, and never grows by use', () =>
    fc.assert(
      fc.property(current, count, count, (plan, days, contacts) => {
        const value = unusedPaise(plan);
        const used = unusedPaise({
          ...plan,
          daysLeft: plan.daysLeft - days,
          contactsLeft: plan.contactsLeft === null ? null : plan.contactsLeft - contacts,
        });
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(plan.paidPaise);
        expect(used).toBeLessThanOrEqual(value);
      }),
    ));
});

describe('the price of an upgrade', () => {
  it('is the difference of the new price and the unused part', () =>
    expect(upgradePrice({ ...FREEDOM, contactsLeft: 10 }, 299_900)).toEqual({
      unusedPaise: 32_000,
      newPaise: 299_900,
      differencePaise: 267_900,
    }));

  it('is never negative, and adds up', () =>
    fc.assert(
      fc.property(current, fc.integer({ min: 0, max: 20_000_00 }), (plan, newPaise) => {
        const price = upgradePrice(plan, newPaise);
        expect(price.differencePaise).toBeGreaterThanOrEqual(0);
        expect(price.differencePaise + price.unusedPaise).toBe(newPaise);
      }),
    ));
});

describe('the days that are left', () => {
  it('are whole ones: a day that has begun is used', () => {
    const day = 86_400_000;
    expect(daysLeft(45 * day, 0)).toBe(45);
    expect(daysLeft(45 * day, 1)).toBe(44);
    expect(daysLeft(45 * day, 50 * day)).toBe(0);
  });
});

describe('an upgrade', () => {
  const side = { seekerType: 'tenant', commercial: false, covers: ['RENT', 'PG'], transactionDetails: null };
  const current = { ...side, contacts: 25, paidPaise: 79_900 };
  const next = { ...side, contacts: 50, paise: 299_900 };

  it('is a dearer plan of the same side that holds no less', () => expect(isUpgrade(current, next)).toBe(true));

  it.each([
    ['of another side', { ...next, seekerType: 'buyer' }],
    ['for businesses', { ...next, commercial: true }],
    ['that costs no more', { ...next, paise: 79_900 }],
    ['with fewer contacts', { ...next, contacts: 5 }],
    ['for fewer kinds of listing', { ...next, covers: ['PG'] }],
  ])('is no plan %s', (_, other) => expect(isUpgrade(current, other)).toBe(false));
});

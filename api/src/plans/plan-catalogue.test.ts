import { PLAN_SEEKERS, plan as planContract } from '@aangan/shared-kit/contracts/plans';
import { TENANT_FREEDOM_PLAN_AMOUNT } from '@aangan/shared-kit/domain/plan-type';
import { cataloguePlans, PLAN_CATALOGUE } from './plan-catalogue.ts';

const PLANS = cataloguePlans();
const byCode = (code: string) => PLANS.find((plan) => plan.code === code);

describe('the plan catalogue', () => {
  it('has plans that fit the contract, each with a unique code and id', () => {
    for (const plan of PLANS) expect(() => planContract.parse(plan)).not.toThrow();
    expect(new Set(PLANS.map(({ code }) => code)).size).toBe(PLANS.length);
    expect(new Set(PLANS.map(({ id }) => id)).size).toBe(PLANS.length);
  });

  it.each([
    ['TENANT_FREEDOM', 25],
    ['BUYER_FREEDOM', 25],
    ['TENANT_RELAX', 50],
    ['BUYER_RELAX', 50],
    ['TENANT_ASSURE', 50],
    ['BUYER_ASSURE', 50],
    ['TENANT_FREEDOM_LITE', 5],
    ['BUYER_FREEDOM_LITE', 5],
  ])('gives %s %d contacts, as the plan copy states', (code, contacts) =>
    expect(byCode(code)?.contacts).toBe(contacts),
  );

  it('states the number of contacts in the text of a plan', () => {
    for (const { contacts, features, code } of PLANS) {
      if (contacts === null) continue;
      expect({ code, said: features.some(({ text }) => text.startsWith(`${contacts} `)) }).toEqual({
        code,
        said: true,
      });
    }
  });

  it('unlocks 25 transaction details with Buyer Estimate', () =>
    expect(byCode('BUYER_ESTIMATE')).toMatchObject({ transactionDetails: 25, contacts: null }));

  it('charges the static amount for the tenant Freedom plan', () =>
    expect(byCode('TENANT_FREEDOM')?.amount).toBe(TENANT_FREEDOM_PLAN_AMOUNT));

  it.each(PLAN_SEEKERS)('has two pages of plans for %ss, and commercial ones', (seekerType) => {
    const count = (commercial: boolean) =>
      PLANS.filter(
        (plan) => plan.seekerType === seekerType && plan.shelf === 'standard' && plan.commercial === commercial,
      ).length;
    expect(count(false)).toBeGreaterThan(seekerType === 'owner' || seekerType === 'seller' ? 4 : 3);
    expect(count(true)).toBeGreaterThanOrEqual(4);
  });

  it('gives more contacts for more money within a shelf', () => {
    for (const { plans } of PLAN_CATALOGUE) {
      const withContacts = plans.filter(({ contacts }) => contacts !== undefined);
      for (const cheap of withContacts) {
        for (const dear of withContacts) {
          if (cheap.amount < dear.amount) expect(cheap.contacts).toBeLessThanOrEqual(dear.contacts ?? 0);
        }
      }
    }
  });

  it('recommends one plan per shelf, and hides only Assure plans', () => {
    for (const { plans } of PLAN_CATALOGUE) expect(plans.filter((plan) => plan.recommended)).toHaveLength(1);
    expect(PLANS.filter(({ assure }) => assure).map(({ code }) => code)).toEqual(['TENANT_ASSURE', 'BUYER_ASSURE']);
  });

  it('states a validity, a refund and a saving only for plans that have one', () => {
    for (const plan of PLANS) {
      expect(plan.validity).toBeGreaterThan(0);
      expect(plan.refund).toMatch(/\.$/);
      expect(plan.forWhom).toMatch(/\.$/);
      if (plan.listAmount !== null) expect(plan.listAmount).toBeGreaterThan(plan.amount);
    }
  });
});

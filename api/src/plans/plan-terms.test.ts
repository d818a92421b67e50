import { FEATURE_SERVICES, INCLUDED_PLANS } from './catalogue/feature-services.ts';
import { cataloguePlans } from './plan-catalogue.ts';
import { planTerms } from './plan-terms.ts';

const PLANS = cataloguePlans();
const termsOf = (code: string) => {
  const plan = PLANS.find((each) => each.code === code);
  if (!plan) throw new Error(`No plan ${code}`);
  return planTerms(plan, plan.amount * 100);
};

describe('the terms of a bought plan', () => {
  it('exist for every plan of the catalogue, with a refund rule', () => {
    for (const { code, contacts, amount } of PLANS) {
      const terms = termsOf(code);
      expect(terms).toMatchObject({ code, contacts, paidPaise: amount * 100 });
      expect(terms.refund).not.toBe('none');
      expect({ code, covers: terms.covers.length > 0 }).toEqual({ code, covers: contacts !== null });
    }
  });

  it('hold the contacts of Flatmate and New City, and the kinds of listing they are for', () => {
    expect(termsOf('TENANT_FLATMATE')).toMatchObject({ contacts: 30, covers: ['SHARED', 'PG'] });
    expect(termsOf('TENANT_RELOCATION')).toMatchObject({ contacts: 75, covers: ['RENT', 'SHARED', 'PG'] });
    expect(termsOf('COMMERCIAL_BUYER_RELAX')).toMatchObject({ contacts: 50, covers: ['COMMERCIAL_BUY'] });
  });

  it.each([
    ['TENANT_FREEDOM', [], 'contacts'],
    ['TENANT_RELAX', ['relationship-manager'], 'contacts'],
    ['BUYER_ESTIMATE', [], 'unlocks'],
    ['COMMERCIAL_TENANT_ASSURE', ['relationship-manager', 'legal'], 'assure'],
    ['OWNER_SHOWCASE', ['photos', 'promotion', 'relationship-manager'], 'listing'],
    ['CPMS_COMPLETE', ['property-management', 'relationship-manager'], 'monthly'],
    ['NBEX_OWNER_START', ['exclusive', 'relationship-manager', 'photos'], 'weekly'],
    ['NRI_SELLER_ASSURE', ['relationship-manager', 'legal'], 'listing-assure'],
  ] as const)('of %s name its services and its refund rule', (code, services, refund) => {
    const terms = termsOf(code);
    expect(new Set(terms.services)).toEqual(new Set(services));
    expect(terms.refund).toBe(refund);
  });

  it('name no feature or plan that the catalogue does not have', () => {
    const texts = new Set(PLANS.flatMap(({ features }) => features.map(({ text }) => text)));
    expect(Object.keys(FEATURE_SERVICES).filter((text) => !texts.has(text))).toEqual([]);
    const codes = new Set(PLANS.map(({ code }) => code));
    expect(
      Object.entries(INCLUDED_PLANS)
        .flat()
        .filter((code) => !codes.has(code)),
    ).toEqual([]);
  });
});

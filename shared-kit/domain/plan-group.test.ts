import { planGroup, vasCategory } from './plan-group.ts';

describe('the group of a plan', () => {
  it.each([
    ['tenant', false, 'standard', 'tenant'],
    ['buyer', false, 'standard', 'buyer'],
    ['owner', false, 'freedom', 'owner'],
    ['seller', false, 'plot', 'seller'],
    ['seller', false, 'nbex', 'seller'],
    ['tenant', true, 'standard', 'commercial'],
    ['owner', true, 'standard', 'commercial'],
    ['owner', false, 'nri', 'nri'],
    ['buyer', false, 'nri', 'nri'],
    ['owner', false, 'cpms', 'cpms'],
  ] as const)('of a %s (commercial: %s) on the shelf %s is %s', (seekerType, commercial, shelf, group) =>
    expect(planGroup({ seekerType, commercial, shelf })).toBe(group),
  );
});

describe('the category of value-added services', () => {
  it('ends in _PLANS, and begins with C_ for business plans', () => {
    expect(vasCategory('tenant', { commercial: false })).toBe('TENANT_PLANS');
    expect(vasCategory('seller', { commercial: true })).toBe('C_SELLER_PLANS');
  });
});

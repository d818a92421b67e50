import { planShelf } from './plan-shelf.ts';

describe('planShelf', () => {
  it.each([
    ['/buyer/plans', {}, { seeker: 'buyer', commercial: false, shelf: 'standard' }],
    ['/seller/plot-plans', {}, { seeker: 'seller', commercial: false, shelf: 'plot' }],
    ['/owner-freedom', {}, { seeker: 'owner', commercial: false, shelf: 'freedom' }],
    ['/{seekerType}/plans', { seekerType: 'tenant' }, { seeker: 'tenant', commercial: false, shelf: 'standard' }],
    ['/{seekerType}/nri-plans', { seekerType: 'owner' }, { seeker: 'owner', commercial: false, shelf: 'nri' }],
    [
      '/{planType}/{seekerType}/plans',
      { planType: 'commercial', seekerType: 'buyer' },
      { seeker: 'buyer', commercial: true, shelf: 'standard' },
    ],
    [
      '/{planType}/{seekerType}/plans',
      { planType: 'residential', seekerType: 'buyer' },
      { seeker: 'buyer', commercial: false, shelf: 'standard' },
    ],
    [
      '/{planType}/{seekerType}/plans',
      { planType: 'nbex', seekerType: 'owner' },
      { seeker: 'owner', commercial: false, shelf: 'nbex' },
    ],
  ])('maps %s with %j to %j', (pattern, params: Record<string, string>, shelf) => {
    expect(planShelf(pattern, params)).toEqual(shelf);
  });

  it.each(['seller', 'tenant', 'buyer'])('has no second exclusive shelf for a %s', (seekerType) => {
    expect(planShelf('/{planType}/{seekerType}/plans', { planType: 'nbex', seekerType })).toBeUndefined();
  });

  it('returns undefined for an unknown seeker', () => {
    expect(planShelf('/{seekerType}/plans', { seekerType: 'pirate' })).toBeUndefined();
  });
});

import { appointmentPlansLink, categoryPlansLink, withReturn } from './plans.ts';

it.each([
  ['RENT', '/tenant/plans'],
  ['PG', '/tenant/plans'],
  ['PLOT', '/buyer/plans'],
  ['COMMERCIAL_RENT', '/commercial/tenant/plans'],
  ['COMMERCIAL_BUY', '/commercial/buyer/plans'],
] as const)('the plans for people who look for %s are at %s', (category, address) =>
  expect(categoryPlansLink(category)).toBe(address),
);

it('an address of plans leads back to a path with its query and fragment', () => {
  const back = '/property/rent/a-home/p1/detail?from=list#contact';
  for (const address of ['/tenant/plans', appointmentPlansLink('RENT')]) {
    const url = new URL(withReturn(address, back), 'https://aangan.test');
    expect(url.searchParams.get('returnURL')).toBe(back);
    expect(url.hash).toBe('');
  }
  expect(withReturn('/tenant/plans', undefined)).toBe('/tenant/plans');
});

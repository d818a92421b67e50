import { reportedAddress } from './reported-address.ts';

describe('the address in an error report', () => {
  it.each([
    ['/pune/rent?budget=20000', '/pune/rent'],
    ['/alerts/stop/aB3dE5fG7hJ9kL1mN3pQ', '/alerts/stop/…'],
    [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
  ])('of %s is %s', (path, address) => expect(reportedAddress({ pattern: '/{city}/rent', path })).toBe(address));

  it('is the pattern for a page about one person', () => {
    const page = { pattern: '/locationtracking/{leadId}', path: '/locationtracking/lead_1', personal: true } as const;
    expect(reportedAddress(page)).toBe('/locationtracking/{leadId}');
  });

  it('is the pattern where no page is shown yet', () => {
    expect(reportedAddress({ pattern: '/{city}/rent' })).toBe('/{city}/rent');
  });
});

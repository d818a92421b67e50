import type { NavigationEntry } from '@aangan/shared-kit/build/navigation';
import { CITIES } from '@aangan/shared-kit/domain/cities';
import { navigationGroups, navigationLinks } from './navigation-links.ts';

const PUNE = { city: 'pune', loggedIn: false, ownsHomes: false, now: Date.parse('2026-11-23T12:00:00+05:30') };

function entry(facts: Partial<NavigationEntry>): NavigationEntry {
  return { place: 'header', title: 'Rent', path: '/{city}/rent', order: 10, ...facts };
}

describe('navigation links', () => {
  it('are those of their place, in the order that the remotes give', () => {
    const entries = [
      entry({ title: 'Plans', path: '/tenant/plans', order: 70 }),
      entry({ title: 'Wallet', place: 'account' }),
      entry({ title: 'Buy', order: 5 }),
    ];
    expect(navigationLinks(entries, 'header', PUNE).map(({ title }) => title)).toEqual(['Buy', 'Plans']);
  });

  it('name the city of the page in title and path', () => {
    expect(navigationLinks([entry({ title: 'Homes in {cityName}' })], 'header', PUNE)).toEqual([
      { title: 'Homes in Pune', path: '/pune/rent' },
    ]);
  });

  it('exist for each city where an entry says so', () => {
    const links = navigationLinks([entry({ each: 'city', title: '{cityName}' })], 'header', PUNE);
    expect(links.map(({ title }) => title)).toEqual(CITIES.map(({ name }) => name));
  });

  it('are shown to guests or members only where an entry says so', () => {
    const entries = [entry({ title: 'Join', audience: 'guests' }), entry({ title: 'Yours', audience: 'members' })];
    expect(navigationLinks(entries, 'header', PUNE).map(({ title }) => title)).toEqual(['Join']);
    expect(navigationLinks(entries, 'header', { ...PUNE, loggedIn: true }).map(({ title }) => title)).toEqual([
      'Yours',
    ]);
  });

  it('are shown only to owners of homes where an entry says so', () => {
    const entries = [entry({ title: 'My properties', owners: true }), entry({ title: 'Shortlist' })];
    const titles = (ownsHomes: boolean) =>
      navigationLinks(entries, 'header', { ...PUNE, loggedIn: true, ownsHomes }).map(({ title }) => title);
    expect([titles(false), titles(true)]).toEqual([['Shortlist'], ['My properties', 'Shortlist']]);
  });

  it('are shown only in the cities that an entry names', () => {
    const only = [entry({ cities: ['mumbai', 'pune'] })];
    expect(navigationLinks(only, 'header', PUNE)).toHaveLength(1);
    expect(navigationLinks(only, 'header', { ...PUNE, city: 'delhi' })).toEqual([]);
  });

  it('appear on the first day in India that an entry names, and not before', () => {
    const later = [entry({ from: '2026-11-24' })];
    const at = (time: string) => navigationLinks(later, 'header', { ...PUNE, now: Date.parse(time) });
    expect(at('2026-11-23T23:59:59+05:30')).toEqual([]);
    expect(at('2026-11-24T00:00:00+05:30')).toHaveLength(1);
  });

  it('are grouped by heading, each heading at the place of its first link', () => {
    const groups = navigationGroups(
      [
        entry({ place: 'footer', group: 'Plans', title: 'For tenants', order: 30 }),
        entry({ place: 'footer', group: 'Homes in {cityName}', title: 'Rent', order: 10 }),
        entry({ place: 'footer', group: 'Plans', title: 'For owners', order: 40 }),
      ],
      'footer',
      PUNE,
    );
    expect(groups.map(({ heading, links }) => [heading, links.map(({ title }) => title)])).toEqual([
      ['Homes in Pune', ['Rent']],
      ['Plans', ['For tenants', 'For owners']],
    ]);
  });
});

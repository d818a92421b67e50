import { aRelease, aReleaseFill, aReleasePage } from '../testing/a-release.ts';
import { routesOf } from './release-set.ts';

const home = { ...aReleasePage('home', ['/', '/home']), slots: { 'home/continue': 1, 'home/end': 1 } };
const owner = aRelease({ plain: ['/plain'] }, { name: 'mfe-owner' });
const offering = { ...owner, pages: { ...owner.pages, home } };

function filling(name: string, fills: Parameters<typeof aReleaseFill>[1][]) {
  const named = fills.map((facts, index) => [`fill${index}`, aReleaseFill(`fill${index}`, facts)]);
  return { [name]: aRelease({}, { name, fills: Object.fromEntries(named) }) };
}

describe('the page table of a release set', () => {
  it('names the fills of each page in their order, whichever remote they are from', () => {
    const routes = routesOf({
      'mfe-owner': offering,
      ...filling('mfe-a', [
        { slot: 'home/continue', order: 30 },
        { slot: 'home/end', order: 10 },
      ]),
      ...filling('mfe-b', [{ slot: 'home/continue', order: 20, cities: ['pune'], from: '2026-12-01' }]),
    });
    const fillsOf = (path: string) => routes.find((route) => route.path === path)?.fills;
    expect(fillsOf('/home')).toEqual([
      { slot: 'home/end', remote: 'mfe-a', fill: 'fill1' },
      { slot: 'home/continue', remote: 'mfe-b', fill: 'fill0', cities: ['pune'], from: '2026-12-01' },
      { slot: 'home/continue', remote: 'mfe-a', fill: 'fill0' },
    ]);
    expect(fillsOf('/')).toEqual(fillsOf('/home'));
    expect(fillsOf('/plain')).toBeUndefined();
  });

  it('leaves out fills that were built for another version of their slot', () => {
    const releases = { 'mfe-owner': offering, ...filling('mfe-a', [{ slot: 'home/continue', slotVersion: 2 }]) };
    expect(routesOf(releases).find(({ path }) => path === '/')?.fills).toBeUndefined();
  });
});

it('gives a staff page no scripts of other companies, whatever it declares', () => {
  const staff = { title: 'Refunds', shortTitle: 'Refunds', role: 'money' };
  const page = { ...aReleasePage('refunds', ['/staff/refunds']), access: 'staff', staff, scripts: ['maps'] } as const;
  const [route] = routesOf({ 'mfe-test': aRelease({}, { pages: { refunds: page } }) });
  expect(route).toMatchObject({ staff: 'money', personal: true, withoutScripts: ['pixel', 'support-chat'] });
  expect(route?.scripts).toBeUndefined();
});

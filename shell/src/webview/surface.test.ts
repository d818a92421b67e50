import type { Device } from '@aangan/shared-kit/platform/platform';
import { routesOf } from '../registry/release-set.ts';
import { pageTable } from '../routing/page-table.ts';
import { aRelease } from '../testing/a-release.ts';
import { type Surface, surfaceOf } from './surface.ts';

const releases = {
  'mfe-search': aRelease(
    { home: ['/', '/{city}/rent'], overlay: ['/home/home-explore'] },
    { name: 'mfe-search', hybrid: { home: { page: 'home', web: '/' } } },
  ),
  'mfe-account': aRelease(
    { wallet: ['/wallet'], refer: ['/refer-and-earn'] },
    {
      name: 'mfe-account',
      hybrid: { wallet: { page: 'wallet' }, refer: { page: 'refer' }, gone: { page: 'no-such-page' } },
    },
  ),
};
const world = { set: { releases }, table: pageTable(routesOf(releases)) };
const open = (path: string, device: Device) => inWords(surfaceOf(path, device, world));

function inWords(surface: Surface): string {
  if (surface.kind === 'web') return 'web';
  if (surface.kind === 'elsewhere') return `to ${surface.path}`;
  const { remote, page, pattern, params } = surface.match;
  return `${remote}/${page} alone at ${pattern}${params['*'] === undefined ? '' : ` with ${params['*']}`}`;
}

describe('the page of a path', () => {
  it.each<[string, Device, string]>([
    ['/home', 'ANDROID', 'mfe-search/home alone at /home'],
    ['/home', 'IOS', 'mfe-search/home alone at /home'],
    ['/home', 'DESKTOP', 'to /'],
    ['/home', 'MOBILE_WEB', 'to /'],
    ['/home/', 'IOS', 'mfe-search/home alone at /home'],
    ['/home/bangalore/rent', 'ANDROID', 'mfe-search/home alone at /home/* with bangalore/rent'],
    ['/home/anything', 'DESKTOP', 'to /'],
    ['/home/a%20b', 'IOS', 'mfe-search/home alone at /home/* with a b'],
    ['/home/%E0%A4%A', 'IOS', 'web'],
    ['/home/home-explore', 'ANDROID', 'web'],
    ['/home/home-explore', 'DESKTOP', 'web'],
    ['/home/home-explore/', 'IOS', 'web'],
    ['/wallet', 'ANDROID', 'mfe-account/wallet alone at /wallet'],
    ['/wallet', 'IOS', 'mfe-account/wallet alone at /wallet'],
    ['/wallet', 'DESKTOP', 'web'],
    ['/wallet/', 'MOBILE_WEB', 'web'],
    ['/wallet/topup', 'MOBILE_WEB', 'mfe-account/wallet alone at /wallet/* with topup'],
    ['/refer', 'DESKTOP', 'mfe-account/refer alone at /refer'],
    ['/refer', 'ANDROID', 'mfe-account/refer alone at /refer'],
    ['/refer-and-earn', 'ANDROID', 'web'],
    ['/', 'ANDROID', 'web'],
    ['/bangalore/rent', 'ANDROID', 'web'],
    ['/gone', 'ANDROID', 'web'],
    ['/constructor', 'ANDROID', 'web'],
    ['/homely', 'IOS', 'web'],
  ])('%s on %s: %s', (path, device, words) => expect(open(path, device)).toBe(words));

  it('names the experiments of the page, so that they are decided before it is rendered', () => {
    const release = aRelease({ kyr: ['/know-your-rent'] }, { hybrid: { kyr: { page: 'kyr' } } });
    const page = { ...release.pages.kyr, experiments: ['kyr_v2'] } as (typeof release.pages)[string];
    const set = { releases: { 'mfe-test': { ...release, pages: { kyr: page } } } };
    expect(surfaceOf('/kyr', 'IOS', { set, table: pageTable([]) })).toMatchObject({
      match: { experiments: ['kyr_v2'] },
    });
  });
});

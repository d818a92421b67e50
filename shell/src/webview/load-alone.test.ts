import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import type { PageSource } from '../app/page-source.ts';
import { pageTable } from '../routing/page-table.ts';
import { aSession } from '../testing/a-session.ts';
import { loadAlone } from './load-alone.ts';

const table = pageTable([
  { remote: 'mfe-search', page: 'home', path: '/home' },
  { remote: 'mfe-plans', page: 'plans', path: '/tenant/plans' },
]);
const shown = { Component: () => null, loader: async () => 'data' };
const source: PageSource = {
  platform: fakePlatform(),
  live: aSession(),
  navigation: [],
  match: async (path) => table.match(path),
  load: async () => shown,
  loaded: () => shown,
};
const load = (path: string) => loadAlone(new Request(`https://aangan.test${path}`), 'mfe-search', source);

describe('a document that shows one remote alone', () => {
  it("loads that remote's pages", async () =>
    expect(await load('/home')).toMatchObject({ page: 'home', data: 'data' }));

  it("loads another remote's page as a new document, also without the header", async () => {
    const thrown: unknown = await load('/tenant/plans?a=1#b').catch((error: unknown) => error);
    const { status, headers } = thrown as Response;
    expect(status).toBe(302);
    expect(headers.get('location')).toMatch(/^\/tenant\/plans\?a=1&headerFalse=true/);
    expect(headers.get('x-remix-reload-document')).toBe('true');
  });
});

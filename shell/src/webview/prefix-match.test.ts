import { pageTable } from '../routing/page-table.ts';
import { prefixMatch } from './prefix-match.ts';

const table = pageTable([
  { remote: 'mfe-search', page: 'overlay', path: '/home/home-explore' },
  { remote: 'mfe-search', page: 'results', path: '/flats-for-rent*' },
]);
const opened = { remote: 'mfe-search', page: 'home', pattern: '/home' };
const find = (path: string, entry = opened) => prefixMatch(path, entry, async (name) => table.match(name));

describe('matching paths in a document opened by a prefix', () => {
  it.each([
    ['/home', { page: 'home', pattern: '/home', params: {} }],
    ['/home/', { page: 'home', pattern: '/home', params: {} }],
    ['/home/a/b', { page: 'home', pattern: '/home/*', params: { '*': 'a/b' } }],
    ['/home/a%20b', { page: 'home', params: { '*': 'a b' } }],
    ['/home/home-explore', { page: 'overlay', pattern: '/home/home-explore' }],
    ['/flats-for-rent-in-pune', { page: 'results' }],
  ])('finds %s', async (path, page) => expect(await find(path)).toMatchObject({ remote: 'mfe-search', ...page }));

  it('finds the bare prefix when the document was opened below it', async () =>
    expect(await find('/home', { ...opened, pattern: '/home/*' })).toMatchObject({ pattern: '/home' }));

  it.each(['/homely', '/nothing', '/home/%E0%A4%A'])('finds nothing at %s', async (path) =>
    expect(await find(path)).toBeUndefined(),
  );

  it('finds the bare prefix without the table, so that it opens even when the table is late', async () => {
    const never = () => Promise.reject(new Error('no table'));
    expect(await prefixMatch('/home', opened, never)).toMatchObject({ page: 'home' });
  });
});

import { aRelease } from '../testing/a-release.ts';
import { documentRemote, setDocument } from './document-remote.ts';

const file = (name: string) => ({ [name]: { integrity: `sha384-${name}`, bytes: 1, gzip: 1 } });
const release = aRelease(
  { plans: ['/plans'], receipts: ['/receipts'] },
  {
    files: {
      ...file('browser/remote-entry.abc.js'),
      ...file('browser/page-plans.abc.js'),
      ...file('browser/page-plans.abc.css'),
      ...file('browser/page-receipts.abc.js'),
      ...file('browser/chart.abc.js'),
      ...file('server/remote-entry.cjs'),
    },
  },
);
const { plans, receipts } = release.pages;
if (!plans || !receipts) throw new Error('The release has lost its pages');
const withLater = { ...release, pages: { plans: { ...plans, later: ['browser/chart.abc.js'] }, receipts } };

describe('the fields of a release for the browser', () => {
  it('contain in the document what its page needs and may ask for later', () => {
    const { integrity, ...facts } = documentRemote(withLater, '/assets', ['plans']);
    expect(facts).toEqual({
      name: 'mfe-test',
      version: '1.0.0-aaaaaaaaaa',
      base: '/assets/mfe-test/1.0.0-aaaaaaaaaa/',
      entry: '/assets/mfe-test/1.0.0-aaaaaaaaaa/browser/remote-entry.abc.js',
    });
    expect(Object.keys(integrity).sort()).toEqual([
      'browser/chart.abc.js',
      'browser/page-plans.abc.css',
      'browser/page-plans.abc.js',
      'browser/remote-entry.abc.js',
    ]);
    expect(integrity['browser/chart.abc.js']).toBe('sha384-browser/chart.abc.js');
  });

  it('contain in the page table the experiments of a page by name, and what the remote declares about them', () => {
    const colours = { buckets: { a: 1, b: 1 }, to: '2026-12-31' };
    const facts = { experiments: { colours, sizes: { buckets: { a: 1 } } } };
    const pages = { plans: { ...plans, experiments: ['colours'] }, receipts };
    const { routes } = setDocument({ 'mfe-test': { ...release, ...facts, pages } }, '/assets');
    const rowOf = (path: string) => routes.find((row) => row.path === path);
    expect(rowOf('/plans')).toMatchObject({ experiments: ['colours'], declared: { colours } });
    expect(Object.keys(rowOf('/plans')?.declared ?? {})).toEqual(['colours']);
    expect(rowOf('/receipts')).not.toHaveProperty('experiments');
  });

  it('contain in the page table every file of every page and nothing of the server half', () => {
    const { routes, remotes } = setDocument({ 'mfe-test': withLater }, '/assets');
    const paths = routes.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/page-not-found', '/plans', '/receipts']));
    expect(Object.keys(remotes[0]?.integrity ?? {})).toHaveLength(5);
    expect(JSON.stringify(remotes)).not.toContain('server/');
  });

  it("contain the laptop's address for a build on a laptop", () => {
    const { base, entry } = documentRemote({ ...release, servedFrom: 'http://localhost:4100' }, '/assets', ['plans']);
    expect(base).toBe('http://localhost:4100/mfe-test/1.0.0-aaaaaaaaaa/');
    expect(entry.startsWith(base)).toBe(true);
  });
});

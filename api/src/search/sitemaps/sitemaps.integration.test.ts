import { ADDRESSES_OF_A_SITEMAP } from '@aangan/shared-kit/contracts/sitemaps';
import { parseProjectAddress } from '@aangan/shared-kit/links/project-search';
import { projectIdOf } from '@aangan/shared-kit/links/projects';
import { parseSearch } from '@aangan/shared-kit/links/search';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { project } from '../../places/public.ts';
import { listing } from '../listings/public.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const list = async (name: string) => {
  const { status, json } = await server.get(`/api/v1/sitemaps/${name}`);
  return { status, addresses: (json as { addresses?: [string, number | null][] }).addresses ?? [] };
};

describe('sitemaps', () => {
  it('list every active home once, no inactive one, in files of at most 50,000', async () => {
    const { names } = (await server.get('/api/v1/sitemaps')).json as { names: string[] };
    const parts = names.filter((name) => name.startsWith('homes-'));
    const homes = (await Promise.all(parts.map(list))).map(({ addresses }) => addresses);
    for (const part of homes) expect(part.length).toBeLessThanOrEqual(ADDRESSES_OF_A_SITEMAP);
    const ids = homes.flat().map(([path]) => /\/([^/]+)\/detail$/.exec(path)?.[1] ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    const named = new Set(ids);
    const all = await server.database.select({ id: listing.id, active: listing.active }).from(listing);
    expect(all.filter(({ id, active }) => named.has(id) !== active)).toEqual([]);
  });

  it('list searches that parse back to a search of one place, each once', async () => {
    const { addresses } = await list('searches');
    const paths = addresses.map(([path]) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('/flats-for-rent-in-koramangala_bangalore');
    for (const path of paths)
      expect(parseSearch(path, new URLSearchParams())?.localities.length).toBeLessThanOrEqual(1);
  });

  it('list each city with each of its categories', async () => {
    const { addresses } = await list('cities');
    expect(addresses).toHaveLength(14 * 8);
    expect(addresses[0]).toEqual(['/real-estate-in-bangalore', null]);
  });

  it('list every builder project, and the lists of projects that parse back as they are', async () => {
    const pages = (await list('projects-1')).addresses.map(([path]) => projectIdOf(path));
    expect(new Set(pages).size).toBe(await server.database.$count(project));
    const lists = (await list('projects')).addresses.map(([path]) => path);
    expect(lists).toContain('/ready-to-move-projects-in-pune');
    for (const path of lists) {
      expect(parseProjectAddress(path, new URLSearchParams(), 'bangalore')?.untidy).toBe(false);
    }
  });

  it.each(['homes-9999', 'homes-0', 'people', '../accounts'])('do not include a list named %s', async (name) => {
    expect([400, 404]).toContain((await list(name)).status);
  });
});

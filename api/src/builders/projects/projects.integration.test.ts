import type { ProjectCard, ProjectDetail } from '@aangan/shared-kit/contracts/project-values';
import type { ProjectFacets, ProjectList } from '@aangan/shared-kit/contracts/projects';
import { PROJECT_SORTS } from '@aangan/shared-kit/domain/projects/project-options';
import { builderSlug } from '@aangan/shared-kit/links/projects';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const list = (query: string) => server.answer<ProjectList>(`/api/v1/project/search?city=pune&${query}`);
const facets = (query = '') => server.answer<ProjectFacets>(`/api/v1/project/search/facets?city=pune&${query}`);
const all = () => list('size=60');

describe('a list of projects', () => {
  it('has every project once over its pages, in each order, by cursor and by number', async () => {
    const { total } = await all();
    for (const sort of PROJECT_SORTS) {
      const seen: ProjectCard[] = [];
      let after = '';
      for (let page = 1; page === 1 || after; page += 1) {
        const found = await list(`sort=${sort}&size=10&page=${page}${after && `&after=${after}`}`);
        const byNumber = await list(`sort=${sort}&size=10&page=${page}`);
        expect(byNumber.projects).toEqual(found.projects);
        seen.push(...found.projects);
        after = found.next ?? '';
      }
      expect([sort, new Set(seen.map(({ id }) => id)).size, seen.length]).toEqual([sort, total, total]);
      const prices = seen.map(({ minPrice }) => minPrice);
      if (sort === 'price_low') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      if (sort === 'price_high') expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    }
  });

  it('counts for each option of each filter what the filter finds', async () => {
    const others = 'maxPrice=30000000&rera=true';
    const counts = await facets(others);
    const keys = {
      stages: 'stages',
      units: 'units',
      possession: 'possession',
      builder: 'builder',
      localities: 'localities',
    } as const;
    for (const [field, key] of Object.entries(keys) as [keyof typeof keys, string][]) {
      for (const { value, count } of counts[field].slice(0, 4)) {
        const { total } = await list(`${others}&${key}=${value}`);
        expect([field, value, total]).toEqual([field, value, count]);
      }
    }
    expect(counts.rera[0]?.count).toBe(counts.total);
    expect((await list('maxPrice=30000000&rera=true')).total).toBe(counts.total);
  });

  it('fits its filters', async () => {
    const [locality] = (await facets()).localities;
    const { projects, places } = await list(`localities=${locality?.value}&maxPrice=50000000`);
    expect(places.map(({ name }) => name)).toEqual([locality?.name]);
    expect(projects.every(({ localitySlug, minPrice }) => localitySlug === locality?.value && minPrice <= 5e7)).toBe(
      true,
    );
    const registered = await list('rera=true&stages=UNDER_CONSTRUCTION&size=60');
    expect(
      registered.projects.every(({ rera, stage }) => rera.status === 'REGISTERED' && stage === 'UNDER_CONSTRUCTION'),
    ).toBe(true);
  });

  it('shows pins within bounds alone', async () => {
    const [{ latitude, longitude, id } = { latitude: 0, longitude: 0, id: '' }] = (await all()).projects;
    const bounds = [latitude - 0.01, longitude - 0.01, latitude + 0.01, longitude + 0.01].join(',');
    const { pins, total } = await server.answer<{ pins: { id: string }[]; total: number }>(
      `/api/v1/project/search/map?city=pune&bounds=${bounds}`,
    );
    expect(pins.map((pin) => pin.id)).toContain(id);
    expect(pins).toHaveLength(total);
  });

  it('advertises a fitting project on its first page only, and says so', async () => {
    const first = await all();
    const second = await list('page=2');
    expect(first.sponsored?.sponsored).toBe(true);
    expect(second.sponsored).toBeNull();
  });

  it('refuses a cursor of another order and an unknown city', async () => {
    const { next } = await list('size=5');
    const { status } = await server.get(`/api/v1/project/search?city=pune&sort=price_low&after=${next}`);
    expect(status).toBe(400);
    expect((await server.get('/api/v1/project/search?city=atlantis')).status).toBe(404);
  });
});

describe('a project', () => {
  const detail = (id: string) => server.answer<ProjectDetail>(`/api/v2/building/${id}`);

  it('agrees with its card, its units and its listings', async () => {
    for (const card of (await all()).projects.slice(0, 12)) {
      const project = await detail(card.id);
      expect(project).toMatchObject({ id: card.id, url: card.url, minPrice: card.minPrice, rera: card.rera });
      expect(Math.min(...project.unitTypes.map(({ price }) => price))).toBe(card.minPrice);
      expect(project.images.some(({ tag }) => tag === 'RERA_QR')).toBe(false);
      expect(project.imageRera === null).toBe(project.rera.number === null);
      const { records, total } = await server.answer<{
        records: { type: string | null; society: string }[];
        total: number;
      }>(`/api/v2/building/${card.id}/listings?category=BUY&size=20`);
      expect(total).toBe(project.listings.BUY);
      const units = new Set<string | null>(project.units);
      expect(records.filter(({ type, society }) => society !== card.name || !units.has(type))).toEqual([]);
      if (card.stage !== 'READY') expect(project.listings.RENT).toBe(0);
    }
  });

  it('has prices over time that end at today’s', async () => {
    const [card] = (await all()).projects;
    const { points } = await server.answer<{ points: { project: number | null; locality: number }[] }>(
      `/api/v2/building/${card?.id}/rates`,
    );
    expect(points).toHaveLength(36);
    const last = points.at(-1)?.project ?? 0;
    expect(Math.abs(last - (card?.pricePerSqft ?? 0))).toBeLessThanOrEqual(5);
  });

  it('names places around it, its builder’s other projects and similar ones of others', async () => {
    const [card] = (await all()).projects;
    const nearby = await server.answer<{
      places: unknown[];
      builderNearBy: ProjectCard[];
      similar: ProjectCard[];
      near: (ProjectCard & { distanceKm: number })[];
    }>(`/api/v2/building/${card?.id}/nearby`);
    expect(nearby.places.length).toBeGreaterThan(0);
    expect(nearby.builderNearBy.every(({ builder, id }) => builder.id === card?.builder.id && id !== card?.id)).toBe(
      true,
    );
    expect(nearby.similar.every(({ builder }) => builder.id !== card?.builder.id)).toBe(true);
    const distances = nearby.near.map(({ distanceKm }) => distanceKm);
    expect(distances[0]).toBeLessThanOrEqual(distances.at(-1) ?? 0);
  });

  it('is compared with itself in the first tab, and the rest are empty or others', async () => {
    const [one, two] = (await all()).projects;
    const alone = await server.answer<{ tabsList: ({ id: string } | null)[] }>(
      `/api/v2/building/${one?.id}/comparison`,
    );
    expect(alone.tabsList.map((tab) => tab?.id)).toEqual([one?.id, undefined, undefined, undefined]);
    const both = await server.answer<{ buildings: ProjectCard[]; parentBuildingDetails: { pricePerSqft: number } }>(
      `/api/v2/building/${one?.id}/comparison?with=${two?.id},nosuchproject`,
    );
    expect(both.buildings.map(({ id }) => id)).toEqual([one?.id, two?.id]);
    expect(both.parentBuildingDetails.pricePerSqft).toBe(one?.pricePerSqft);
  });

  it('is found by a part of its name or of its builder’s, in its city or in all, whatever wildcards the text has', async () => {
    const [project] = (await all()).projects;
    const named = async (city: string, hint: string) => {
      const path = `/api/v1/project/names?${city && `city=${city}&`}size=20&hint=${encodeURIComponent(hint)}`;
      return (await server.answer<{ projects: ProjectCard[] }>(path)).projects.map(({ id }) => id);
    };
    const part = project?.name.slice(1, 8).toUpperCase() ?? '';
    expect(await named('pune', part)).toContain(project?.id);
    expect(await named('', project?.name ?? '')).toContain(project?.id);
    expect(await named('delhi', part)).not.toContain(project?.id);
    expect(await named('pune', '%')).toEqual([]);
    const byBuilder = await named('pune', project?.builder.name ?? '');
    expect(byBuilder.length).toBeGreaterThan(0);
  });

  it('answers 404 when it does not exist', async () => {
    for (const path of ['', '/nearby', '/rates', '/comparison', '/listings?category=BUY']) {
      expect((await server.get(`/api/v2/building/nosuchproject${path}`)).status).toBe(404);
    }
  });
});

describe('a builder', () => {
  it('has all projects over the pages of its list, and the same counts', async () => {
    const { builders } = await server.answer<{ builders: { id: string; totalSize: number }[] }>(
      '/api/v1/builder/top?city=pune',
    );
    const [top] = builders;
    const path = `/api/v1/builder/${top?.id}/buildings?city=pune&size=5`;
    const first = await server.answer<{ buildings: ProjectCard[]; totalSize: number }>(path);
    const second = await server.answer<{ buildings: ProjectCard[] }>(`${path}&page=2`);
    expect(first.totalSize).toBe(top?.totalSize);
    const ids = [...first.buildings, ...second.buildings].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await list(`builder=${builderSlug(top?.id ?? '')}`)).total).toBe(top?.totalSize);
    expect((await server.get('/api/v1/builder/bld-nobody')).status).toBe(404);
  });

  it('is found in the footer with ten new and ten ready projects of five cities', async () => {
    const { cities } = await server.answer<{
      cities: { city: string; newProjects: unknown[]; readyToMove: unknown[] }[];
    }>('/api/v1/project/footer');
    expect(cities.map(({ city }) => city)).toEqual(['pune', 'mumbai', 'bangalore', 'chennai', 'gurgaon']);
    for (const { newProjects, readyToMove } of cities) {
      expect([newProjects.length, readyToMove.length]).toEqual([10, 10]);
    }
  });
});

import { allProjects } from '@aangan/shared-kit/domain/projects/project-search';
import { withArea } from '@aangan/shared-kit/links/search-area';
import { listMap } from './list-map.ts';

const pinAt = (at: number) => ({
  id: `p${at}`,
  name: `Project ${at}`,
  url: `/p-prjt-p${at}`,
  locality: at < 10 ? 'Whitefield' : 'Hennur',
  localitySlug: at < 10 ? 'whitefield' : 'hennur',
  latitude: at < 10 ? 12.97 : 13.03,
  longitude: 77.7,
  minPrice: 60_00_000,
});
const pins = Array.from({ length: 14 }, (_, at) => pinAt(at));
const search = { ...allProjects('bangalore'), localities: ['hennur'], rera: true };

describe('the map of a list of projects', () => {
  it('has many projects by locality before it loads, each a link to that list', () => {
    const { marks } = listMap(allProjects('bangalore'), { pins, total: 14 });
    expect(marks.map(({ name, to }) => [name, to])).toEqual([
      ['Hennur: 4 projects', '/new-projects-in-hennur_bangalore?view=map'],
      ['Whitefield: 10 projects', '/new-projects-in-whitefield_bangalore?view=map'],
    ]);
  });

  it('searches an area with the filters of the list, but in all localities', () => {
    const area = { south: 12.9, west: 77.6, north: 13.000049, east: 77.8 };
    expect(withArea(listMap(search, { pins, total: 14 }).areaTo, area)).toBe(
      '/new-projects-in-bangalore?rera=true&bbox=12.9,77.6,13,77.8&view=map',
    );
  });

  it('says how many projects are not on it', () => {
    expect(listMap(search, { pins, total: 14 }).note).toBe('');
    expect(listMap(search, { pins, total: 900 }).note).toContain('The 14 newest of 900 projects');
  });
});

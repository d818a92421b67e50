import { counted } from '@aangan/shared-kit/domain/counted';

/** Every sentence of the lists of projects. */
export const LIST_WORDS = {
  projects: 'Projects',
  filters: 'Filters',
  stage: 'Stage',
  size: 'Size',
  budget: 'Budget of a home',
  from: 'From',
  to: 'To',
  any: 'Any',
  possession: 'Possession',
  anyTime: 'Any time',
  builder: 'Builder',
  anyBuilder: 'Any builder',
  rera: 'RERA',
  sort: 'Sort by',
  show: 'Show projects',
  clear: 'Clear all filters',
  noFilter: 'Without filters',
  map: 'Show on a map',
  list: 'Hide the map',
  mapName: 'Map of the projects',
  searchArea: 'Search this area',
  fromPrice: 'from',
  marksNote:
    'A number is a locality with that many projects. Positions are approximate. Moving the map needs JavaScript.',
  invented: 'Projects and builders on this site are invented for its demonstration.',
  sponsored: 'Sponsored: the builder pays for this place.',
  localities: 'Projects by locality',
  footer: 'New and ready-to-move projects by city',
  allBuilders: 'All builders',
  emptyHelp: 'These searches are wider.',
  emptyCity: 'Wider searches have no projects either.',
} as const;

/** `48 projects, page 2`. */
export function countText(total: number, page: number): string {
  return counted(total, 'project', 'projects') + (page > 1 ? `, page ${page}` : '');
}

/** A locality or a builder of the address that does not exist. */
export function unknownText(names: readonly string[], place: string): string {
  return `We do not know ${names.join(', ')} in ${place}. These are the projects without it.`;
}

/** The heading of the empty state. */
export function emptyTitle(heading: string): string {
  return `No ${heading.charAt(0).toLowerCase()}${heading.slice(1)} fit all filters`;
}

export function withoutText(label: string): string {
  return `Without “${label}”`;
}

/** `Without “2 BHK”: 14 projects`. */
export function countedText(label: string, count: number): string {
  return `${label}: ${counted(count, 'project', 'projects')}`;
}

/** Under the map, where there are more projects than pins. */
export function firstPinsText(pins: number, total: number): string {
  return `The ${pins} newest of ${total} projects are on the map. Zoom in and search the area for the others.`;
}

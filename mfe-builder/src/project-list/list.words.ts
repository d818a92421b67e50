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
  map: 'Show on a map',
  list: 'Hide the map',
  mapName: 'Map of the projects',
  mapNote: 'Schematic map. Positions are approximate.',
  mapHint: 'A number is a locality with that many projects. Choose one to see its prices.',
  invented: 'Projects and builders on this site are invented for its demonstration.',
  sponsored: 'Sponsored: the builder pays for this place.',
  localities: 'Projects by locality',
  footer: 'Projects in other cities',
  allBuilders: 'All builders',
  emptyHelp: 'Remove a filter, or look at all projects of the place.',
  emptyCity: 'We have no projects here yet.',
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

/** `Without “2 BHK”: 14`. */
export function withoutText(label: string): string {
  return `Without “${label}”`;
}

import type { ProjectCard } from '@aangan/shared-kit/contracts/project-values';
import type { ProjectFacets } from '@aangan/shared-kit/contracts/projects';
import { UNIT_LABELS, UNIT_TYPES } from '@aangan/shared-kit/domain/posting/unit-type';
import {
  POSSESSION_LABELS,
  POSSESSIONS,
  PROJECT_STAGES,
  STAGE_LABELS,
} from '@aangan/shared-kit/domain/projects/project-options';
import { builderSlug } from '@aangan/shared-kit/links/projects';
import { fittingWithout, isRegistered, latestPossession } from './project-filters.ts';
import type { ResolvedProjectSearch } from './project-search.ts';

type Option = ProjectFacets['stages'][number];

/** Builders and localities with the most projects that are counted. */
const MOST_OPTIONS = 20;

/** Counts by filter option, and the total: one pass over a city's projects, and one for each filter. */
export function projectFacets(projects: readonly ProjectCard[], search: ResolvedProjectSearch): ProjectFacets {
  const { fit, without } = fittingWithout(projects, search);
  const latest = POSSESSIONS.map((value) => ({ value, day: latestPossession(value, search.today) }));
  return {
    total: fit.length,
    stages: fixed(
      PROJECT_STAGES,
      STAGE_LABELS,
      counted(without('stages'), ({ stage }) => [stage]),
    ),
    units: fixed(
      UNIT_TYPES,
      UNIT_LABELS,
      counted(without('units'), ({ units }) => units),
    ),
    possession: fixed(
      POSSESSIONS,
      POSSESSION_LABELS,
      counted(without('possession'), ({ possessionOn }) =>
        latest.filter(({ day }) => possessionOn <= day).map(({ value }) => value),
      ),
    ),
    rera: fixed(
      ['true'],
      RERA_LABELS,
      counted(without('rera'), (card) => (isRegistered(card) ? ['true'] : [])),
    ),
    builder: largest(
      without('builder'),
      ({ builder }) => builder.id,
      ({ builder: { id, name } }) => ({ value: builderSlug(id), name }),
    ),
    localities: largest(
      without('localities'),
      ({ localitySlug }) => localitySlug,
      ({ localitySlug, locality }) => ({ value: localitySlug, name: locality }),
    ),
  };
}

const RERA_LABELS = { true: 'RERA registered' } as const;

/** How many projects have each value. */
function counted<Value extends string>(
  projects: readonly ProjectCard[],
  valuesOf: (card: ProjectCard) => readonly Value[],
): ReadonlyMap<Value, number> {
  const counts = new Map<Value, number>();
  for (const card of projects) {
    for (const value of valuesOf(card)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Options in a stated order, those with a project. */
function fixed<Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
  counts: ReadonlyMap<Value, number>,
): Option[] {
  return values.flatMap((value) => {
    const count = counts.get(value);
    return count === undefined ? [] : [{ value, name: names[value], count }];
  });
}

/** The builders or localities with the most projects. */
function largest(
  projects: readonly ProjectCard[],
  idOf: (card: ProjectCard) => string,
  optionOf: (card: ProjectCard) => Omit<Option, 'count'>,
): Option[] {
  const groups = new Map<string, { readonly one: ProjectCard; count: number }>();
  for (const card of projects) {
    const group = groups.get(idOf(card));
    if (group) group.count += 1;
    else groups.set(idOf(card), { one: card, count: 1 });
  }
  return [...groups]
    .sort(([a, more], [b, fewer]) => fewer.count - more.count || a.localeCompare(b))
    .slice(0, MOST_OPTIONS)
    .map(([, { one, count }]) => ({ ...optionOf(one), count }));
}

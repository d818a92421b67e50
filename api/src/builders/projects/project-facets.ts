import type { ProjectFacets } from '@aangan/shared-kit/contracts/projects';
import { UNIT_LABELS, UNIT_TYPES } from '@aangan/shared-kit/domain/posting/unit-type';
import {
  POSSESSION_LABELS,
  POSSESSIONS,
  PROJECT_STAGES,
  STAGE_LABELS,
} from '@aangan/shared-kit/domain/projects/project-options';
import { builderSlug } from '@aangan/shared-kit/links/projects';
import { latestPossession } from './project-conditions.ts';
import type { ResolvedProjectSearch } from './project-search.ts';
import {
  COUNTED_FIELDS,
  type CountedField,
  countedTests,
  fitsPlace,
  isRegistered,
  type ProjectFact,
} from './project-slice.ts';

type Option = ProjectFacets['stages'][number];

/** Builders and localities with the most projects that are counted. */
const MOST_OPTIONS = 20;

/** Counts by filter option, and the total: one pass over a city's projects. */
export function projectFacets(slice: readonly ProjectFact[], search: ResolvedProjectSearch): ProjectFacets {
  const { total, without } = projectsWithoutEach(slice, search);
  const latest = new Map(POSSESSIONS.map((possession) => [possession, latestPossession(possession, search.today)]));
  const count = (field: CountedField, test: (fact: ProjectFact) => boolean) => without[field].filter(test).length;
  const fixed = <Value extends string>(
    field: CountedField,
    values: readonly Value[],
    names: Readonly<Record<Value, string>>,
    test: (fact: ProjectFact, value: Value) => boolean,
  ): Option[] =>
    values
      .map((value) => ({ value, name: names[value], count: count(field, (fact) => test(fact, value)) }))
      .filter((option) => option.count > 0);
  return {
    total,
    stages: fixed('stages', PROJECT_STAGES, STAGE_LABELS, ({ stage }, value) => stage === value),
    units: fixed('units', UNIT_TYPES, UNIT_LABELS, ({ units }, value) => units.includes(value)),
    possession: fixed(
      'possession',
      POSSESSIONS,
      POSSESSION_LABELS,
      ({ possessionOn }, value) => possessionOn <= (latest.get(value) ?? ''),
    ),
    rera: fixed('rera', ['true'], { true: 'RERA registered' }, (fact) => isRegistered(fact, search.today)),
    builder: largest(without.builder, 'builderId').map(([{ builderId, builderName: name }, found]) => ({
      value: builderSlug(builderId),
      name,
      count: found,
    })),
    localities: largest(without.localities, 'localityId').map(([{ localitySlug, locality }, found]) => ({
      value: localitySlug,
      name: locality,
      count: found,
    })),
  };
}

/** For each counted filter, the projects that fit all others: those of the search, and those that this one excludes. */
function projectsWithoutEach(slice: readonly ProjectFact[], search: ResolvedProjectSearch) {
  const tests = countedTests(search);
  const without = Object.fromEntries(COUNTED_FIELDS.map((field) => [field, []])) as unknown as Record<
    CountedField,
    ProjectFact[]
  >;
  let total = 0;
  for (const fact of slice) {
    if (!fitsPlace(search, fact)) continue;
    const misses = COUNTED_FIELDS.filter((field) => !tests[field](fact));
    if (misses.length === 0) {
      total += 1;
      for (const field of COUNTED_FIELDS) without[field].push(fact);
    } else if (misses.length === 1 && misses[0]) {
      without[misses[0]].push(fact);
    }
  }
  return { total, without };
}

/** The builders or localities with the most projects: a project of each, and how many there are. */
function largest(
  facts: readonly ProjectFact[],
  by: 'builderId' | 'localityId',
): (readonly [one: ProjectFact, count: number])[] {
  const counts = new Map<string, { readonly one: ProjectFact; count: number }>();
  for (const fact of facts) {
    const found = counts.get(fact[by]);
    if (found) found.count += 1;
    else counts.set(fact[by], { one: fact, count: 1 });
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || a.one[by].localeCompare(b.one[by]))
    .slice(0, MOST_OPTIONS)
    .map(({ one, count }) => [one, count] as const);
}

import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { ProjectCard } from '@aangan/shared-kit/contracts/project-values';
import { tileData } from '../project-tile/public.ts';
import { type ComparisonAddress, comparisonAddress } from './comparison-address.ts';
import { comparisonRows, differencesFirst } from './comparison-rows.ts';

interface ComparisonAnswers {
  readonly comparison: CallAnswer<'GET /api/v2/building/{id}/comparison'>;
  /** Null where no project can be added, or the call failed. */
  readonly nearby: CallAnswer<'GET /api/v2/building/{id}/nearby'> | null;
  /** Projects of a city by the name that was typed. */
  readonly find: (city: string) => Promise<readonly ProjectCard[]>;
}

/** Projects that are suggested. */
const CANDIDATES_AT_MOST = 8;

/** All data of the comparison report, in words. */
export async function comparisonData(asked: ComparisonAddress, { comparison, nearby, find }: ComparisonAnswers) {
  const { tabsList, buildings, parentBuildingDetails } = comparison;
  const { differences } = asked;
  const [parent, ...others] = buildings.map(({ id }) => id);
  const ids: readonly [string, ...string[]] = [parent ?? asked.parent, ...others];
  const compared = new Set<string>(ids);
  const tiles = (cards: readonly ProjectCard[]) => {
    const addable = cards.filter(({ id }, at) => !compared.has(id) && cards.findIndex((each) => each.id === id) === at);
    return addable.slice(0, CANDIDATES_AT_MOST).map(tileData);
  };
  const city = buildings[0]?.city;
  return {
    ids,
    tabs: tabsList,
    buildings: buildings.map(({ id, name, url, picture, sponsored }) => ({ id, name, url, picture, sponsored })),
    rows: differencesFirst(comparisonRows(buildings, parentBuildingDetails)),
    differences,
    /** Whether a project of the address no longer exists. */
    missing: ids.length < asked.others.length + 1,
    address: comparisonAddress(ids, { differences }),
    find: asked.find,
    found: city ? tiles(await find(city)) : [],
    candidates: nearby ? tiles([...nearby.similar, ...nearby.near]) : [],
  };
}

import type { EstimatedHome } from '@aangan/shared-kit/links/know-your-rent';
import { KNOW_WORDS } from './know-your-rent.words.ts';

/** Fields that people type or choose without a usual value. */
type CheckedField = 'locality' | 'area' | 'floor' | 'age';

export type HomeProblems = Partial<Readonly<Record<CheckedField, string>>>;

/** The validation errors of a home that was sent. @param read what of the query is valid */
export function homeProblems(
  query: URLSearchParams,
  read: Pick<EstimatedHome, CheckedField>,
  localities: readonly { readonly value: string }[],
): HomeProblems {
  const isOdd = (field: 'floor' | 'age') => (query.get(field) ?? '').trim() !== '' && read[field] === undefined;
  return {
    ...(!localities.some(({ value }) => value === read.locality) && { locality: KNOW_WORDS.localityMissing }),
    ...(read.area === undefined && { area: KNOW_WORDS.areaWrong }),
    ...(isOdd('floor') && { floor: KNOW_WORDS.floorWrong }),
    ...(isOdd('age') && { age: KNOW_WORDS.ageWrong }),
  };
}

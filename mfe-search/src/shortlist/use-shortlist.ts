import { useShortlist as useShortlistOf } from '@aangan/shared-kit/platform/use-shortlist';
import { SHORTLIST_CHANGED } from './shortlist-changed.ts';

const HOMES = {
  event: SHORTLIST_CHANGED,
  deviceKey: 'aangan.shortlist',
  load: () => import('./shortlist-store.ts'),
};

/** Whether a listing is shortlisted, and the function that changes it. */
export function useShortlist(id: string) {
  const { answer, toggle } = useShortlistOf(HOMES, (ids) => ids.has(id), id);
  return { on: answer, toggle: () => toggle(id) };
}

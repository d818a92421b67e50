import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { FAKE_NOW } from '@aangan/shared-kit/testing/fake-platform';
import { sampleVisit } from '@aangan/shared-kit/testing/sample-visit';
import { sampleHomeRecord } from '../homes/testing/public.ts';
import type { TrackedVisit } from './executive-place.ts';

/** One hour after the tests' clock. */
export const VISIT_AT = FAKE_NOW + HOUR_MS;

export const LEAD_ID = 'vis_aaaaaaaaaaaaaaaaaaaa';

/** A tracked visit for tests. The test overrides the facts that it needs. */
export function sampleTracked({
  position = null,
  ...visit
}: Partial<TrackedVisit['visit']> & { readonly position?: TrackedVisit['position'] }): TrackedVisit {
  return {
    visit: sampleVisit({ id: LEAD_ID, record: sampleHomeRecord(), timeEpoch: VISIT_AT, date: '2026-11-16', ...visit }),
    position,
  };
}

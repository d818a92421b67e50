import type { ExploreStep } from '@aangan/shared-kit/domain/posting/explore-questions';
import type { ExploreAnswers } from '@aangan/shared-kit/links/explore';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { localityIdOf } from './explore-data.ts';

/** Saves what somebody wants to post and how far they came, without their name. It never holds them up. */
export function saveIntent(
  { http, errors }: Pick<Platform, 'http' | 'errors'>,
  answers: ExploreAnswers,
  step: ExploreStep,
): void {
  const { category, values = {} } = answers;
  const localityId = localityIdOf(answers);
  if (!category) return;
  const form = { category, step, ...values, ...(localityId && { localityId }) };
  http
    .request('POST /api/v1/pyp/intent/save', { form })
    .catch((error: unknown) => errors.report(error, { remote: 'mfe-pyp', page: 'explore' }));
}

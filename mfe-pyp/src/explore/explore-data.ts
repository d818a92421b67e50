import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import {
  EXPLORE_STEPS,
  type ExploreStep,
  exploreQuestions,
  isExploreRequired,
} from '@aangan/shared-kit/domain/posting/explore-questions';
import { EXPLORE_PATH, type ExploreAnswers, exploreLink, readExplore } from '@aangan/shared-kit/links/explore';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { PageArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { loadLocalities } from './load-localities.ts';

export type ExploreAnswer = CallAnswer<'GET /api/v1/pyp/explore'>;

/**
 * One step of exploring; the address holds all answers. A step whose question needs earlier answers leads back to the
 * first one that is missing.
 */
export async function loadExplore({ url, platform }: PageArgs) {
  const step = EXPLORE_STEPS.find((each) => url.pathname.startsWith(`${EXPLORE_PATH}/${each}`));
  const read = readExplore(url.searchParams);
  const answers = { ...read, city: read.city ?? platform.session.city };
  const missing = missingStep(answers);
  if (!step) throw redirect(exploreLink('property', read));
  if (missing && EXPLORE_STEPS.indexOf(missing) < EXPLORE_STEPS.indexOf(step))
    throw redirect(exploreLink(missing, read));
  const [answer, usualArea] =
    step === 'listing'
      ? await Promise.all([loadAnswer(platform, answers), loadUsualArea(platform, answers)])
      : [null, null];
  return {
    step,
    answers,
    localities: step === 'locality' ? await loadLocalities(platform, answers, url.searchParams.get('q') ?? '') : null,
    answer,
    usualArea,
  };
}

/** The first step without the answer that the next ones need. */
function missingStep({ category, locality, values = {} }: ExploreAnswers): ExploreStep | undefined {
  if (!category) return 'property';
  const unanswered = exploreQuestions(category).some(
    (field) => isExploreRequired(category, field) && values[field] === undefined,
  );
  if (unanswered) return 'additional';
  return locality ? undefined : 'locality';
}

async function loadAnswer({ http }: PageArgs['platform'], answers: ExploreAnswers): Promise<ExploreAnswer> {
  const { category, values = {} } = answers;
  const localityId = localityIdOf(answers);
  if (!category || !localityId) throw redirect(exploreLink('property', answers));
  try {
    return await http.request('GET /api/v1/pyp/explore', { query: { category, localityId, ...values } });
  } catch (error) {
    // A locality that the city does not have.
    if (!(error instanceof HttpError) || error.status !== 400) throw error;
    throw redirect(exploreLink('locality', { ...answers, locality: undefined }));
  }
}

/** Sizes in sq ft that homes like it have there; null for other kinds, for too few homes, and when it does not load. */
async function loadUsualArea({ http, errors }: PageArgs['platform'], answers: ExploreAnswers) {
  const { category, values = {} } = answers;
  const localityId = localityIdOf(answers);
  if (!localityId || !values.unit || !(category === 'RENT' || category === 'BUY' || category === 'SHARED')) return null;
  try {
    const { units } = await http.request('GET /api/v1/property/bhk/info', { query: { category, localityId } });
    return units.find(({ unit }) => unit === values.unit) ?? null;
  } catch (error) {
    errors.report(error, { remote: 'mfe-pyp', page: 'explore', kind: 'data' });
    return null;
  }
}

/** The id of the locality: `loc-`, city and slug. */
export function localityIdOf({ city, locality }: ExploreAnswers): string | undefined {
  return city && locality ? `loc-${city}-${locality}` : undefined;
}

import { CITY_SLUGS } from '@aangan/shared-kit/domain/cities';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { type AskedBefore, nextQuestion } from '@aangan/shared-kit/domain/smart-search/next-question';
import { sentenceOf } from '@aangan/shared-kit/domain/smart-search/sentence-of';
import type {
  QuestionAnswer,
  Slot,
  UnderstandContext,
  Understanding,
} from '@aangan/shared-kit/domain/smart-search/understanding';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { understoodView } from '../understood/public.ts';
import { wantedWords } from '../wishes/public.ts';
import { beforeAnswer, type SayView, sayAddress, textWith, withText } from './say-address.ts';

/** What the box shows for its address. */
export async function loadSay(platform: Platform, asked: SayView) {
  const view = { ...asked, city: CITY_SLUGS.find((slug) => slug === asked.city) };
  const [understood, history] = await Promise.all([
    view.text === '' ? null : loadUnderstood(platform, view),
    view.text === '' ? loadHistory(platform) : null,
  ]);
  return { view, understood, history };
}

export type SayData = Awaited<ReturnType<typeof loadSay>>;

async function loadUnderstood(platform: Platform, view: SayView) {
  const understanding = await understandText(platform, view).catch(unlessRefused);
  if (understanding === 'failed') return 'failed';
  const { slots } = understanding;
  const context = { city: view.city ?? platform.session.city, today: indiaDay(platform.now) };
  const first = nextQuestion(understanding, context, { skipped: view.skipped });
  const [counted, estimated] = await Promise.all([
    platform.http
      .request('POST /falcon/smart-search-v2/intermediate_search', {
        json: {
          city: context.city,
          slots: [...slots],
          answers: first?.answers.map(plainAnswer) ?? [],
          localities: first?.kind === 'place',
        },
      })
      .catch(unlessRefused),
    platform.http
      .request('POST /falcon/smart-search-v2/rent_estimator', { json: { city: context.city, slots: [...slots] } })
      .catch(unlessRefused),
  ]);
  const localities = counted === 'failed' ? [] : counted.localities;
  const counts = counted === 'failed' ? {} : { ...counted.counts, ...countsOf(localities) };
  return {
    ...understoodView(understanding, (text) => sayAddress(withText(view, text))),
    question: questionOf(understanding, context, view, { counts, localities }),
    // A failure of the estimator empties the price and the count. Source: areas, section 7.
    total: counted === 'failed' ? null : counted.total_count,
    estimate:
      estimated === 'failed' ? null : { low: estimated.low, high: estimated.high, middle: estimated.estimated_rent },
  };
}

/** Reads a text, on the server of the API. */
export async function understandText(
  { http, session }: Platform,
  { text, city }: Pick<SayView, 'text' | 'city'>,
): Promise<Understanding> {
  return http.request('POST /falcon/smart-search-v2/understand', { json: { text, city: city ?? session.city } });
}

function questionOf(
  understanding: Understanding,
  context: UnderstandContext,
  view: SayView,
  more: Pick<AskedBefore, 'counts' | 'localities'>,
) {
  const question = nextQuestion(understanding, context, { ...more, skipped: view.skipped });
  if (!question) return null;
  const { kind, text, answers } = question;
  const back = beforeAnswer(view);
  const skipTo = sayAddress({ ...view, steps: stepsAfter(view), skipped: [...view.skipped, kind] });
  return {
    kind,
    text,
    answers: answers.map((answer) => ({
      label: answer.label,
      to: answer.slot ? answerTo(understanding, view, answer.slot) : skipTo,
      ...(answer.count !== undefined && { count: answer.count }),
    })),
    // Homes are searched in one category; every other question can be left open.
    backTo: back ? sayAddress(back) : null,
    anyTo: kind !== 'category' && answers.every(({ slot }) => slot !== undefined) ? skipTo : null,
  };
}

/** The box with an answer said in words, so that the text stays all there is to know. */
function answerTo(understanding: Understanding, view: SayView, slot: Slot): string {
  const words = sentenceOf([slot]);
  const longer = textWith(view.text, words);
  if (longer === undefined) return sayAddress(withText(view, sentenceOf([...understanding.slots, slot])));
  return sayAddress({ ...view, text: longer, steps: stepsAfter(view) });
}

function stepsAfter({ steps, text }: SayView): number[] {
  return [...steps, text.length];
}

/** Localities are counted with the answers, by their names. */
function countsOf(localities: readonly { readonly name: string; readonly total_count: number }[]) {
  return Object.fromEntries(localities.map(({ name, total_count }) => [name, total_count]));
}

function plainAnswer({ label, slot }: QuestionAnswer) {
  return { label, ...(slot && { slot }) };
}

async function loadHistory({ http, session }: Platform) {
  const answer = await http
    .request('POST /falcon/smart-search-v2/session_history', { json: { user_id: session.account?.id ?? null } })
    .catch(unlessRefused);
  if (answer === 'failed') return 'failed';
  return answer.sessions.map((each) => ({
    id: each.session_id,
    label: wantedWords(each.slots, each.final_filters),
    left: each.details[0]?.rem_count ?? 0,
    liked: each.liked_count,
    at: each.updated_at,
  }));
}

/** The rest of the page works without the answer. */
function unlessRefused(error: unknown): 'failed' {
  if (error instanceof HttpError) return 'failed';
  throw error;
}

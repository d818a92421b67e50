import type { Relaxation, SmartHome } from '@aangan/shared-kit/contracts/smart-search-homes';
import type { SmartSession } from '@aangan/shared-kit/contracts/smart-search-session';
import { sentenceOf } from '@aangan/shared-kit/domain/smart-search/sentence-of';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { ANSWER_WORDS } from '../answers/public.ts';
import { homeCard } from '../home-card/public.ts';
import { fitWords, learntWords, misfitWords } from '../reasons/public.ts';
import { NOTHING_SAID, sayAddress } from '../say/public.ts';
import { loadTools } from '../session-tools/public.ts';
import { wantedChips, wantedWords } from '../wishes/public.ts';
import { SESSION_WORDS } from './session.words.ts';
import type { SessionView } from './session-address.ts';
import { unknownIsNotFound } from './unknown-session.ts';

/** Reasons on a card. */
const REASONS_SHOWN = 4;
/** Other localities, budgets and wishes that are proposed. */
const WAYS_SHOWN = 4;

/** A session as its page shows it. @throws notFound for another person’s session */
export async function loadSession(platform: Platform, sessionId: string, view: SessionView) {
  const { http, now } = platform;
  const [session, done] = await Promise.all([
    http
      .request('GET /falcon/smart-search-v2/session_detail', {
        query: {
          session_id: sessionId,
          ...(view.budget !== undefined && { budget: view.budget }),
          ...(view.nearby && { nearby: 'true' as const }),
        },
      })
      .catch(unknownIsNotFound),
    view.done === undefined ? null : lastAnswer(platform, sessionId, view.done),
  ]);
  const data = { ...sessionData(session, now), view, done };
  return { session: data, tools: await loadTools(platform, data) };
}

export type SessionData = Awaited<ReturnType<typeof loadSession>>['session'];

function sessionData(session: SmartSession, now: number) {
  const { slots, final_filters: filters, nothing_left: nothing } = session;
  const rent = !/buy|plot/.test(filters.looking_for);
  const [details] = session.details;
  return {
    id: session.session_id,
    title: wantedWords(slots, filters),
    rent,
    city: filters.city,
    lookingFor: filters.looking_for,
    chips: wantedChips(slots).map(({ id, label }) => ({ id, label })),
    changeTo: sayAddress({ ...NOTHING_SAID, text: sentenceOf(slots), city: filters.city, session: session.session_id }),
    left: details?.rem_count ?? 0,
    total: details?.total_count ?? 0,
    feedbackGiven: details?.feedback_given ?? false,
    // A failure of the estimator empties the price. Source: areas, section 7.
    estimate: session.estimated_rent,
    homes: session.properties.map((home) => homeData(home, now)),
    learnt: session.learnt.map(({ key, trait, place, direction }) => ({
      key,
      words: learntWords(trait, place, direction),
      counts: !session.unlearnt.includes(key),
    })),
    prompt: session.rejected_prompt,
    guided: session.guidance_flag,
    resultsTo: session.results_url,
    shares: session.shares.map(({ share_id, ends_at, votes }) => ({ id: share_id, ends: ends_at, votes })),
    nothing: nothing && {
      // Higher budgets alone have a list of their own.
      relaxations: nothing.relaxations
        .filter(({ changes }) => !isHigherBudget(changes))
        .map((way) => ({
          label: changedLabels(slots, way.slots),
          count: way.total_count,
          slots: JSON.stringify(way.slots),
        })),
      nearby: nothing.nearby.slice(0, WAYS_SHOWN).map(({ locality, distance_km, total_count, slots: wanted }) => ({
        label: `${locality.name}, ${distance_km.toFixed(1)} km`,
        count: total_count,
        slots: JSON.stringify(wanted),
      })),
      higher: nothing.higher_rent.slice(0, WAYS_SHOWN).map(({ max_price, total_count, slots: wanted }) => ({
        budget: max_price,
        count: total_count,
        slots: JSON.stringify(wanted),
      })),
    },
  };
}

export type SessionHome = SessionData['homes'][number];

function homeData({ record, fits, misfits, owner_contacted, photos_requested, votes }: SmartHome, now: number) {
  return {
    card: homeCard(record, now),
    fits: unique(fits.slice(0, REASONS_SHOWN).map(fitWords)),
    misfits: unique(misfits.slice(0, REASONS_SHOWN).map(misfitWords)),
    contacted: owner_contacted,
    photosRequested: photos_requested,
    votes,
  };
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}

function isHigherBudget(changes: Relaxation['changes']): boolean {
  return changes.length === 1 && changes[0]?.field === 'maxPrice' && changes[0].value !== '';
}

/** How changed wishes differ: those that are new, and those that are gone without another of their kind. */
function changedLabels(before: SmartSession['slots'], after: SmartSession['slots']): string {
  const [was, is] = [wantedChips(before), wantedChips(after)];
  const added = is.filter(({ label }) => was.every((chip) => chip.label !== label));
  const gone = was.filter(
    ({ label, kind }) => is.every((chip) => chip.label !== label) && added.every((chip) => chip.kind !== kind),
  );
  const labels = [added, gone].map((chips) => chips.map(({ label }) => label).join(', '));
  return [labels[0], labels[1] && SESSION_WORDS.without(labels[1])].filter(Boolean).join(' · ');
}

/** The answer that was just given, so that it can be undone. */
async function lastAnswer({ http }: Platform, sessionId: string, propertyId: string) {
  const { interactions } = await http
    .request('POST /falcon/smart-search-v2/fetch_history', { json: { session_id: sessionId } })
    .catch(unknownIsNotFound);
  const last = interactions.find(({ property_id }) => property_id === propertyId);
  return last ? { id: propertyId, title: last.record?.title ?? '', answer: ANSWER_WORDS[last.answer] } : null;
}

import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatMoment } from '@aangan/shared-kit/domain/format-moment';
import { RESULTS_PER_PAGE } from '@aangan/shared-kit/domain/listing-search';
import { VISITS_LINK } from '@aangan/shared-kit/links/account';
import { listingQueryOf } from '@aangan/shared-kit/links/listing-query-of';
import { parseSearch, searchLink } from '@aangan/shared-kit/links/search';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { homeLine } from '../homes/public.ts';
import { CONTINUE_WORDS } from './continue.words.ts';
import type { ContinueLine } from './continue-line.ts';
import { loadUnderWay } from './load-under-way.ts';
import { orNothing } from './or-nothing.ts';

/** Homes of the strip: one row on a desktop. */
const SHOWN = 3;

/** What a logged-in person may go on with; null if there is nothing. */
export async function loadContinue(platform: Platform, userId: string) {
  const { http } = platform;
  const [{ viewed, searches }, { responseBody }, visit, underWay] = await Promise.all([
    http.request('GET /api/v1/user/activity', {}),
    http.request('GET /user/{userId}/continue/listings', { params: { userId } }),
    orNothing(platform, () => nextVisit(platform)),
    loadUnderWay(platform),
  ]);
  const [last] = searches;
  const search = last && (await orNothing(platform, () => lastSearch(platform, last)));
  const homes = viewed.slice(0, SHOWN).map(({ record }) => homeLine(record));
  const drafts = responseBody.listings.slice(0, SHOWN);
  const lines: ContinueLine[] = [...underWay, ...[visit, search].filter((line) => line !== undefined)];
  return homes.length + drafts.length + lines.length > 0 ? { homes, drafts, lines } : null;
}

async function nextVisit({ http }: Platform): Promise<ContinueLine | undefined> {
  const { visits } = await http.request('GET /api/v1/visits', { query: { when: 'upcoming' } });
  const [next] = visits;
  if (!next) return undefined;
  const { record, timeEpoch, person } = next;
  return {
    label: CONTINUE_WORDS.visits,
    title: CONTINUE_WORDS.visit(formatMoment(timeEpoch), person),
    to: VISITS_LINK,
    note: record?.title ?? '',
  };
}

type SavedSearch = CallAnswer<'GET /api/v1/user/activity'>['searches'][number];

/** The last search, and how many homes of its first page were posted after it. */
async function lastSearch(
  { http }: Platform,
  { title, to, searchedOn }: SavedSearch,
): Promise<ContinueLine | undefined> {
  const { pathname, searchParams } = new URL(to, 'https://search.invalid');
  const search = parseSearch(pathname, searchParams);
  if (!search) return undefined;
  const newest = { ...search, sort: 'newest' } as const;
  const { records } = await http.request('GET /api/v1/property/search', { query: listingQueryOf(newest) });
  const fresh = records.filter(({ dateOnly }) => dateOnly > searchedOn).length;
  return {
    label: CONTINUE_WORDS.lastSearch,
    title,
    // New homes are at the top of the list.
    to: fresh > 0 ? searchLink(newest) : to,
    note: CONTINUE_WORDS.newHomes(fresh, RESULTS_PER_PAGE),
  };
}

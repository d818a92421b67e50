import { CATEGORY_FACTS, LISTING_CATEGORIES, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { type HomeCard, homeCard } from '../home-card/public.ts';

interface ToolsOf {
  readonly city: string;
  readonly lookingFor: string;
}

const RECENT_SHOWN = 3;

/** What the tools show besides the session. A part that cannot be loaded is `failed`; the rest works. */
export async function loadTools({ http, session, now }: Platform, { city, lookingFor }: ToolsOf) {
  const propertyType = categoryOf(lookingFor);
  const [commute, feedback, recent] = await Promise.all([
    http
      .request('GET /falcon/smart-search-v2/commute', { query: { city, propertyType } })
      .then((answer) => answer.commute, unlessRefused),
    http
      .request('GET /falcon/smart-search-v2/fetch_product_feedback', { query: {} })
      .then((answer) => answer.feedback, unlessRefused),
    session.loggedIn
      ? http
          .request('GET /falcon/smart-search-v2/recent_shortlists', { query: { propertyType, size: RECENT_SHOWN } })
          .then(({ records }): HomeCard[] => records.map((record) => homeCard(record, now)), unlessRefused)
      : [],
  ]);
  return { city, propertyType, commute, feedback, recent: recent === 'failed' ? [] : recent };
}

export type ToolsData = Awaited<ReturnType<typeof loadTools>>;

export function categoryOf(lookingFor: string): ListingCategory {
  return LISTING_CATEGORIES.find((each) => CATEGORY_FACTS[each].segment === lookingFor) ?? 'RENT';
}

function unlessRefused(error: unknown): 'failed' {
  if (error instanceof HttpError) return 'failed';
  throw error;
}

import type { CarouselsAnswer, RECENT_TABS } from '@aangan/shared-kit/contracts/home';
import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { Photo } from '@aangan/shared-kit/ui/picture';
import { type ListingCard, listingCard } from '../listing/public.ts';

export type RecentTab = (typeof RECENT_TABS)[number];

export interface HotProject {
  readonly slug: string;
  /** Its page. */
  readonly url: string;
  readonly name: string;
  readonly builder: string;
  readonly locality: string;
  /** ₹ */
  readonly minPrice: number;
  /** ₹ */
  readonly maxPrice: number;
  readonly bhk: readonly string[];
  readonly possession: string;
  readonly photo: Photo;
  /** Homes for sale in it. */
  readonly listings: number;
}

/** The content below the search box, reduced because it is embedded in the page’s HTML. */
export interface HomeCarousels {
  readonly recent: Readonly<Record<RecentTab, readonly ListingCard[]>>;
  readonly pg: readonly ListingCard[];
  readonly shared: readonly ListingCard[];
  readonly projects: readonly HotProject[];
  readonly builders: CarouselsAnswer['builders'];
  readonly societies: CarouselsAnswer['topRentalSocieties'];
  readonly news: CarouselsAnswer['news'];
  readonly trends: CarouselsAnswer['priceTrends'];
  readonly stories: CarouselsAnswer['stories'];
}

/**
 * The carousels of a city; null when loading failed, which hides only this section and is reported. Never rejects, so
 * that the page can defer it.
 */
export async function loadCarousels(
  { http, errors }: Pick<Platform, 'http' | 'errors'>,
  city: string,
  signal: AbortSignal,
): Promise<HomeCarousels | null> {
  try {
    return homeCarousels(await http.request('GET /api/v1/home/carousels', { query: { city } }, { signal }));
  } catch (error) {
    if (!signal.aborted) errors.report(error, { remote: 'mfe-search', page: 'home' });
    return null;
  }
}

function homeCarousels(answer: CarouselsAnswer): HomeCarousels {
  const { recentProperties, sharedProperties } = answer;
  return {
    recent: {
      BHK2_BHK3: recentProperties.BHK2_BHK3.map(smallCard),
      INDEPENDENT: recentProperties.INDEPENDENT.map(smallCard),
      HIGH_FLOOR: recentProperties.HIGH_FLOOR.map(smallCard),
      TOP_SOCIETIES: recentProperties.TOP_SOCIETIES.map(smallCard),
    },
    pg: sharedProperties.PG.map(smallCard),
    shared: sharedProperties.SHARED.map(smallCard),
    projects: answer.projects.map(({ picture, pictureAlt, pictureColour, id, ...project }) => ({
      ...project,
      // Pictures of projects are drawn: builders upload none yet.
      photo: { id: picture, alt: pictureAlt, colour: pictureColour, illustration: true },
    })),
    builders: answer.builders,
    societies: answer.topRentalSocieties,
    news: answer.news,
    trends: answer.priceTrends,
    stories: answer.stories,
  };
}

/** A card for a row of many: only its first photo. */
function smallCard(record: PropertyRecord): ListingCard {
  const card = listingCard(record);
  return { ...card, photos: card.photos.slice(0, 1) };
}

import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { Breadcrumb } from '@aangan/shared-kit/platform/page';
import type { HomeCarousels } from '../city-carousels/public.ts';
import type { LocalityLink } from '../localities/public.ts';

/** The data of the home page, already worded, so that the browser does not load all texts. */
export interface HomeData {
  /** `builders` shows projects and builders first; `city` is the home of one city and tab. */
  readonly kind: 'home' | 'builders' | 'city';
  /** Slug. */
  readonly city: string;
  readonly cityName: string;
  readonly category: ListingCategory;
  /** Cities that can be searched, as options of a select. */
  readonly cities: readonly { readonly value: string; readonly label: string }[];
  readonly heading: string;
  readonly promise: string;
  /** Label of the search button: "Search homes". */
  readonly search: string;
  readonly title: string;
  readonly description: string;
  /** Path of the canonical address. */
  readonly canonical: string;
  /** Only on the home of a city. */
  readonly crumbs?: readonly Breadcrumb[];
  /** With its heading; only on the home of a city. */
  readonly localities?: { readonly heading: string; readonly links: readonly LocalityLink[] };
  /** Deferred, because it is below the first screen; null when loading failed. */
  readonly carousels: Promise<HomeCarousels | null>;
  /** A function, because functions are not serialised and only the server renders it for search engines. */
  readonly jsonLd?: () => object[];
}

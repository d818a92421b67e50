import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { Breadcrumb } from '@aangan/shared-kit/platform/page';
import type { HomeCarousels } from '../city-carousels/public.ts';
import type { LocalityLink } from '../localities/public.ts';

/** What the page shows; its words are made where its data are, so that the browser need not know them all. */
export interface HomeData {
  /** `builders` has projects and builders first; `city` is the home of one city and tab. */
  readonly kind: 'home' | 'builders' | 'city';
  /** Slug. */
  readonly city: string;
  readonly cityName: string;
  readonly category: ListingCategory;
  /** Those one may search, as a select offers them. */
  readonly cities: readonly { readonly value: string; readonly label: string }[];
  readonly heading: string;
  readonly promise: string;
  /** On the button: "Search homes". */
  readonly search: string;
  readonly title: string;
  readonly description: string;
  /** Path of the address that search engines keep. */
  readonly canonical: string;
  /** Only at home in a city. */
  readonly crumbs?: readonly Breadcrumb[];
  /** With its heading; only at home in a city. */
  readonly localities?: { readonly heading: string; readonly links: readonly LocalityLink[] };
  /** Comes after the first screen; null when it could not be had. */
  readonly carousels: Promise<HomeCarousels | null>;
  /** A function does not travel in the document: search engines have read it there. */
  readonly jsonLd?: () => object[];
}

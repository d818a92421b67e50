import { approachable } from '@aangan/shared-kit/ui/approachable';

// The chunks are named after the page's, so that their styles come with the page: the server renders them too.

export const localitiesPart = approachable(
  () =>
    import(/* webpackChunkName: "page-home-localities" */ './locality-links.tsx').then(
      (module) => module.LocalityLinks,
    ),
  'touched',
);

export const carouselsPart = approachable(
  () =>
    import(/* webpackChunkName: "page-home-carousels" */ '../city-carousels/public.ts').then(
      (module) => module.Carousels,
    ),
  'near-awake',
);

/** Brings all of them: before the server renders, and beside the data of later pages. */
export async function loadParts(): Promise<void> {
  await Promise.all([localitiesPart.load(), carouselsPart.load()]);
}

import { approachable } from '@aangan/shared-kit/ui/approachable';

// The chunks share the page’s name, so that their styles load with the page. The server renders them too.

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

/** Loads all chunks: before the server renders, and in parallel with the data on client-side navigation. */
export async function loadParts(): Promise<void> {
  await Promise.all([localitiesPart.load(), carouselsPart.load()]);
}

import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

// The chunks share the page’s name, so that their styles load with the page. The server renders them too.

export const localitiesSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-home-localities" */ './locality-links.tsx').then(
      (module) => module.LocalityLinks,
    ),
  'interaction',
);

export const carouselsSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-home-carousels" */ '../city-carousels/public.ts').then(
      (module) => module.Carousels,
    ),
  'near-after-interaction',
);

/** Loads all chunks: before the server renders, and in parallel with the data on client-side navigation. */
export async function loadSections(): Promise<void> {
  await Promise.all([localitiesSection.load(), carouselsSection.load()]);
}

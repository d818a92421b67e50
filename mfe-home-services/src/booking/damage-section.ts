import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

/** The photos of a complaint, whose script loads when the customer comes near them. */
export const damageSection = deferSection(
  () =>
    import(/* webpackChunkName: "page-damage-photos" */ './damage-photos.tsx').then((module) => module.DamagePhotos),
  'near',
);

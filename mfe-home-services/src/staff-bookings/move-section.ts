import { deferSection } from '@aangan/shared-kit/ui/deferred-section';

/** Ends and goods of a move, which need the inventory. Other bookings have none. */
export const moveSection = deferSection(
  () => import(/* webpackChunkName: "page-staffBookings-move" */ './move-facts.tsx').then((module) => module.MoveFacts),
  'near',
);

import type { adCalls } from '@aangan/shared-kit/contracts/ads';
import type { CallHandlers } from '../../foundation/server/public.ts';
import { houseAds } from './ad-catalogue.ts';

/** Result cards between two slots. */
const CARDS_BETWEEN = 9;

export function adHandlers(): CallHandlers<typeof adCalls> {
  return {
    'GET /api/space/group/details': async ({ query: { propertyType } }) => ({
      repeatingNumber: CARDS_BETWEEN,
      adsData: houseAds(propertyType),
    }),
  };
}

import { adCalls } from '@aangan/shared-kit/contracts/ads';
import { defineModule } from '../../foundation/module/public.ts';
import { adHandlers } from './ads.routes.ts';

/** Ads between results. */
export const ads = defineModule({ name: 'growth/ads', calls: adCalls, handlers: adHandlers });

import { rentEstimateCalls } from '@aangan/shared-kit/contracts/rent-estimates';
import { defineModule } from '../../foundation/module/public.ts';
import { rentEstimateHandlers } from './estimates.routes.ts';

/** Estimates of rents. */
export const rentEstimates = defineModule({
  name: 'rent/estimates',
  calls: rentEstimateCalls,
  handlers: (api) => rentEstimateHandlers(api.database, api.settings),
});

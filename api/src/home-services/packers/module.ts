import { packersCalls } from '@aangan/shared-kit/contracts/packers';
import { defineModule } from '../../foundation/module/public.ts';
import { bookingDepsOf } from '../bookings/booking-deps.ts';
import { PACKERS, packersSale } from '../bookings/packers.sale.ts';
import { deleteOldPositions } from './job-position.ts';
import { moveHandlers } from './moves.routes.ts';
import { packersHandlers } from './packers.routes.ts';
import * as tables from './packers.tables.ts';

/** Packers and movers: prices, surveys, and the way of the crew. Its bookings are those of `bookings/`. */
export const packers = defineModule({
  name: 'home-services/packers',
  calls: packersCalls,
  handlers: (api) => {
    const deps = api.use(bookingDepsOf);
    return { ...packersHandlers(deps), ...moveHandlers(deps) };
  },
  payments: { [PACKERS]: packersSale },
  tables,
  retention: [{ name: 'positions of professionals', days: 1, remove: deleteOldPositions }],
});

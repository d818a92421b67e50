import { renterClubCalls } from '@aangan/shared-kit/contracts/renter-club';
import { defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { renterClubHandlers } from './renter-club.routes.ts';
import * as tables from './renter-club.tables.ts';
import { countRentsOnTime } from './rents-on-time.events.ts';

/** The renter club: points for rent on time. */
export const renterClub = defineModule({
  name: 'growth/renter-club',
  calls: renterClubCalls,
  handlers: (api) => renterClubHandlers(api.use(callDepsOf)),
  events: ({ database, events }) => countRentsOnTime(database, events),
  tables,
  personalData: {
    tables: [
      { name: 'renterClub', table: tables.renterClubMember, onDeletion: 'remove' },
      { name: 'rentsOnTime', table: tables.rentOnTime, onDeletion: KEPT_FOR_LAW },
    ],
  },
});

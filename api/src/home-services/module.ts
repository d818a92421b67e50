import { homeServicesCalls } from '@aangan/shared-kit/contracts/home-services';
import { noticeDepsOf } from '../foundation/messages/public.ts';
import { defineModule } from '../foundation/module/public.ts';
import { staffDecisionsOf } from '../people/staff/public.ts';
import { addressHandlers } from './addresses/addresses.routes.ts';
import * as addresses from './addresses/addresses.tables.ts';
import { waitlistNews } from './addresses/waitlist-news.ts';
import { bookingDepsOf } from './bookings/booking-deps.ts';
import { HOME_SERVICE, homeServiceSale } from './bookings/home-service.sale.ts';
import { deleteOldCarts } from './cart/cart.queries.ts';
import { cartHandlers } from './cart/cart.routes.ts';
import * as carts from './cart/cart.tables.ts';
import { catalogueHandlers } from './catalogue/catalogue.routes.ts';
import { hubHandlers } from './hubs/hubs.routes.ts';
import { serviceLeadHandlers } from './leads/service-leads.routes.ts';

/** Home services: catalogue, cart, addresses and leads. What it shares with the other two businesses is `bookings/`. */
export const homeServices = defineModule({
  name: 'home-services',
  calls: homeServicesCalls,
  handlers: (api) => {
    const deps = api.use(bookingDepsOf);
    return {
      ...catalogueHandlers(deps),
      ...hubHandlers(api.database, deps),
      ...cartHandlers(deps),
      ...addressHandlers(deps),
      ...serviceLeadHandlers({ ...deps, decisions: api.use(staffDecisionsOf) }),
    };
  },
  jobs: (api) => waitlistNews(api.use(noticeDepsOf)),
  payments: { [HOME_SERVICE]: homeServiceSale },
  tables: { ...carts, ...addresses },
  personalData: {
    tables: [
      { name: 'serviceCart', table: carts.serviceCart, onDeletion: 'remove' },
      { name: 'serviceAddresses', table: addresses.serviceAddress, onDeletion: 'remove' },
    ],
  },
  retention: [{ name: 'carts of home services', days: 60, remove: deleteOldCarts }],
});

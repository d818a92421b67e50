import { propertyCalls } from '@aangan/shared-kit/contracts/property';
import { eq, inArray } from 'drizzle-orm';
import { defineModule, KEPT_FOR_OTHER_SIDE } from '../../foundation/module/public.ts';
import { OWNS_HOMES } from '../../people/identity/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { impressionsOf } from '../impressions/public.ts';
import { changesStream } from './changes-stream.ts';
import { noteListingChange } from './listing-changes.ts';
import * as detailTables from './listing-details.tables.ts';
import { LISTING_INDEXES } from './listing-indexes.ts';
import * as ownerTables from './listing-owner.tables.ts';
import * as photoTables from './listing-photo.tables.ts';
import { searchStoresOf } from './open-stores.ts';
import { ownsHomes } from './owns-homes.queries.ts';
import { VERIFIED, VISITED_HOMES } from './ports.ts';
import { propertyHandlers } from './property.routes.ts';
import * as tables from './property.tables.ts';

/** Reason why the listings of a deleted account are hidden. */
const OWNER_LEFT = 'OWNER_LEFT';

/** Homes, and how seekers find them. */
export const listings = defineModule({
  name: 'search/listings',
  calls: propertyCalls,
  handlers: (api) =>
    propertyHandlers({
      ...api.use(callDepsOf),
      impressions: api.use(impressionsOf),
      isVerified: api.ask(VERIFIED),
      visitedHomes: api.ask(VISITED_HOMES),
      stores: api.use(searchStoresOf),
      onListen: (start) => {
        api.app.addHook('onListen', async () =>
          start((error) => api.app.log.warn({ err: error }, 'Changes of listings')),
        );
      },
    }),
  routes: (api) => changesStream(api, api.use(searchStoresOf)),
  provides: (api) => api.provide(OWNS_HOMES, ownsHomes),
  tables: { ...tables, ...ownerTables, ...photoTables, ...detailTables },
  indexes: LISTING_INDEXES.map(({ create }) => create),
  personalData: {
    tables: [{ name: 'listings', table: ownerTables.listingOwner, onDeletion: KEPT_FOR_OTHER_SIDE }],
    async beforeDeletion(transaction, { accountId }) {
      const { listingOwner } = ownerTables;
      const owned = transaction
        .select({ id: listingOwner.listingId })
        .from(listingOwner)
        .where(eq(listingOwner.accountId, accountId));
      const { city, category } = tables.listing;
      const hidden = await transaction
        .update(tables.listing)
        .set({ active: false, inactiveReason: OWNER_LEFT })
        .where(inArray(tables.listing.id, owned))
        .returning({ city, category });
      for (const shard of hidden) await noteListingChange(transaction, shard);
    },
  },
});

import { placeCalls } from '@aangan/shared-kit/contracts/places';
import { defineModule } from '../foundation/module/public.ts';
import { placeHandlers } from './places.routes.ts';
import * as tables from './places.tables.ts';
import { storeGazetteer } from './store-gazetteer.ts';

/** Cities, localities, societies, landmarks and the metro. */
export const places = defineModule({
  name: 'places',
  calls: placeCalls,
  handlers: ({ database, settings }) => placeHandlers(database, settings),
  tables,
  prepare: storeGazetteer,
});

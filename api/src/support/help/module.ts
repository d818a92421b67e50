import { helpCalls } from '@aangan/shared-kit/contracts/help';
import { lt } from 'drizzle-orm';
import { defineModule } from '../../foundation/module/public.ts';
import { helpHandlers } from './help.routes.ts';
import * as tables from './help.tables.ts';

/** The help centre. Its articles are part of the source, so that a change of the product changes them as well. */
export const help = defineModule({
  name: 'support/help',
  calls: helpCalls,
  handlers: (api) => helpHandlers(api.app, api.database, api.settings),
  tables,
  retention: [
    {
      name: 'answers to help articles',
      days: 400,
      remove: (database, before) => database.delete(tables.helpAnswer).where(lt(tables.helpAnswer.answeredAt, before)),
    },
  ],
});

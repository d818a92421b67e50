import { defineModule } from '../../foundation/module/public.ts';
import * as tables from './consents.tables.ts';

/** What people have agreed to, and when. */
export const consents = defineModule({
  name: 'people/consents',
  tables,
  personalData: {
    tables: [
      {
        name: 'consents',
        table: tables.consentEvent,
        onDeletion: { keep: 'Proof of what was agreed to; it names an opaque account.' },
      },
    ],
  },
});

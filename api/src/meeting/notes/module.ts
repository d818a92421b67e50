import { noteCalls } from '@aangan/shared-kit/contracts/notes';
import { inArray } from 'drizzle-orm';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { idempotencyOf } from '../../people/idempotency/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { noteJobs } from './follow-up-reminders.ts';
import { noteHandlers } from './notes.routes.ts';
import * as tables from './notes.tables.ts';
import { deleteDeletedNotes } from './save-note.queries.ts';

/** Notes about homes, alone or with others. */
export const notes = defineModule({
  name: 'meeting/notes',
  calls: noteCalls,
  handlers: (api) => noteHandlers({ ...api.use(callDepsOf), idempotency: api.use(idempotencyOf) }),
  jobs: (api) => noteJobs(api.use(noticeDepsOf)),
  tables,
  personalData: {
    tables: [
      { name: 'notes', table: tables.note, people: [tables.note.authorId], onDeletion: 'remove' },
      { name: 'sharedNotes', table: tables.noteCollaborator, onDeletion: 'remove' },
    ],
    async beforeDeletion(transaction, { addresses }) {
      await transaction.delete(tables.noteCollaborator).where(inArray(tables.noteCollaborator.phone, [...addresses]));
    },
  },
  retention: [{ name: 'deleted notes', days: 0, remove: deleteDeletedNotes }],
});

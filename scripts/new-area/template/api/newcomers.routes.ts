import { NEW_COMERS_AT_MOST, type newComersCalls } from '@aangan/shared-kit/contracts/newcomers';
import { type CallHandlers, notFound } from '../foundation/server/public.ts';
import type { CallDeps } from '../people/sessions/public.ts';
import { entriesOf, saveEntry } from './newcomers.queries.ts';
import { NEW_COMERS_WORDS } from './newcomers.words.ts';

/** Only the person who saved an entry reads and changes it. */
export function newComersHandlers({ database, sessions, now }: CallDeps): CallHandlers<typeof newComersCalls> {
  return {
    async 'GET /api/v1/newcomers/entries'(_input, request) {
      const { accountId } = await sessions.required(request);
      const entries = await entriesOf(database, accountId, NEW_COMERS_AT_MOST);
      return { entries: entries.map(({ id, text, savedAt }) => ({ id, text, savedAt: savedAt.getTime() })) };
    },

    async 'PUT /api/v1/newcomers/entries/{id}'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const saved = await saveEntry(database, { id: params.id, accountId, text: body.text, at: now() });
      if (!saved) throw notFound(NEW_COMERS_WORDS.unknown);
      return { status: 'saved' };
    },
  };
}

import type { noteCalls } from '@aangan/shared-kit/contracts/notes';
import { NOTE_MESSAGES } from '@aangan/shared-kit/domain/note-messages';
import { eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { account } from '../../people/accounts/public.ts';
import type { Idempotency } from '../../people/idempotency/public.ts';
import type { CallDeps, Sessions } from '../../people/sessions/public.ts';
import { findNotes, NOTES_A_PAGE, noteOfLink, noteOpened, takePlaces, wholeNote } from './find-notes.queries.ts';
import { deleteNote, leaveNote, restoreNote, shareNote, unshareNote } from './save-note.queries.ts';
import { noteChangesOf, toWireNote } from './wire-note.ts';
import { changeNote, checkTasks, createNote } from './write-note.queries.ts';

/** Notes on homes. Each handler identifies the person, and every query filters by that person. */
export function noteHandlers({
  database,
  sessions,
  now,
  idempotency,
}: CallDeps & { readonly idempotency: Idempotency }): CallHandlers<typeof noteCalls> {
  async function viewerOf(request: Parameters<Sessions['required']>[0]): Promise<string> {
    const { accountId } = await sessions.required(request);
    await takePlaces(database, accountId);
    return accountId;
  }

  /** @throws CallError 404 when they may not see it */
  async function current(accountId: string, noteId: string) {
    const found = await wholeNote(database, accountId, noteId);
    if (!found) throw notFound(NOTE_MESSAGES.noSuchNote.words);
    return toWireNote(found);
  }

  const answerOf = async (accountId: string, noteId: string) => ({
    responseBody: { notes: [await current(accountId, noteId)] as [Awaited<ReturnType<typeof current>>] },
  });

  return {
    async 'POST /nb/api/v2/user/notes/fetch'({ body }, request) {
      const accountId = await viewerOf(request);
      const at = new Date(now());
      if (body.noteId !== undefined) await noteOpened(database, accountId, body.noteId, at);
      const shared = body.shareToken === undefined ? undefined : await noteOfLink(database, accountId, body.shareToken);
      const { notes, total } =
        body.shareToken === undefined
          ? await findNotes(database, accountId, body)
          : { notes: shared ? [shared] : [], total: shared ? 1 : 0 };
      return {
        responseBody: {
          notes: notes.map(toWireNote),
          total,
          page: body.page,
          pages: Math.max(1, Math.ceil(total / NOTES_A_PAGE)),
          timeZone: await timeZoneOf(database, accountId),
        },
      };
    },

    async 'POST /nb/api/v2/user/notes/create'({ body }, request, reply) {
      const accountId = await viewerOf(request);
      const writing = { accountId, changes: noteChangesOf(body), at: new Date(now()) };
      const { noteId } = await idempotency.once(request, reply, { accountId, input: body }, async (transaction) => ({
        noteId: await createNote(transaction, body.propertyId, writing),
      }));
      return answerOf(accountId, noteId);
    },

    async 'PUT /nb/api/v2/user/notes/update'({ body }, request, reply) {
      const accountId = await viewerOf(request);
      const writing = { accountId, changes: noteChangesOf(body), at: new Date(now()) };
      const changed = await changeNote(database, body, writing);
      const answer = await answerOf(accountId, body.noteId);
      if (changed) return answer;
      reply.code(409);
      return { statusCode: 409, message: NOTE_MESSAGES.changed.words, requestId: request.id, ...answer };
    },

    async 'POST /nb/api/v2/user/notes/update/task/status'({ body: { noteId, taskStatusMap } }, request) {
      const accountId = await viewerOf(request);
      await checkTasks(database, noteId, { accountId, statuses: taskStatusMap, at: new Date(now()) });
      return answerOf(accountId, noteId);
    },

    async 'DELETE /nb/api/v2/user/notes/{noteId}'({ params }, request) {
      await deleteNote(database, await viewerOf(request), params.noteId, new Date(now()));
      return { status: 'success' };
    },

    async 'POST /nb/api/v2/user/notes/{noteId}/restore'({ params: { noteId } }, request) {
      const accountId = await viewerOf(request);
      await restoreNote(database, accountId, noteId, new Date(now()));
      return answerOf(accountId, noteId);
    },

    async 'POST /nb/api/v2/user/notes/{noteId}/share'({ params: { noteId } }, request) {
      const accountId = await viewerOf(request);
      await shareNote(database, accountId, noteId);
      return answerOf(accountId, noteId);
    },

    async 'DELETE /nb/api/v2/user/notes/{noteId}/share'({ params: { noteId } }, request) {
      const accountId = await viewerOf(request);
      await unshareNote(database, accountId, noteId);
      return answerOf(accountId, noteId);
    },

    async 'POST /nb/api/v2/user/notes/{noteId}/leave'({ params }, request) {
      await leaveNote(database, await viewerOf(request), params.noteId);
      return { status: 'success' };
    },
  };
}

async function timeZoneOf(database: Database, accountId: string): Promise<string> {
  const [row] = await database.select({ timeZone: account.timeZone }).from(account).where(eq(account.id, accountId));
  return row?.timeZone ?? 'Asia/Kolkata';
}

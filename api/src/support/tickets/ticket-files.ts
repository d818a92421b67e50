import { randomBytes } from 'node:crypto';
import { TICKET_FILES } from '@aangan/shared-kit/domain/support/tickets';
import { and, eq, lt } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { UploadKind } from '../../foundation/module/public.ts';
import { badInput, CallError, notFound } from '../../foundation/server/public.ts';
import { readDocument, removeFilesLater } from '../../foundation/uploads/public.ts';
import { moveTicket } from './move-ticket.ts';
import { NO_SUCH_TICKET, type TicketDeps } from './ticket-deps.ts';
import { assertFree } from './ticket-steps.ts';
import { holdTicket, isOfSupport, ticketOf } from './tickets.queries.ts';
import { type TicketRow, ticket, ticketEntry, ticketFile } from './tickets.tables.ts';

const FULL = `A request can have at most ${TICKET_FILES.most} files from each side.`;

/**
 * Files of tickets: papers and screenshots, from the person and from the staff member who has the ticket. Their subject
 * is the ticket's number.
 */
export const ticketUpload: UploadKind = {
  content: 'document',
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maximumBytes: TICKET_FILES.bytes,
  maximumCount: TICKET_FILES.most,
  readers: 'owner',

  async admit(database, { accountId, subject }) {
    const author = await authorOf(database, accountId, await ticketOf(database, subject));
    if (await isFull(database, subject, author)) throw new CallError(409, FULL);
  },

  async take(transaction, { id, accountId, subject, fileKey, mediaType, bytes, at }) {
    const held = await holdTicket(transaction, subject);
    const author = await authorOf(transaction, accountId, held);
    if (!held) throw notFound(NO_SUCH_TICKET);
    if (await isFull(transaction, subject, author)) throw new CallError(409, FULL);
    const stored = mediaType === 'application/pdf' ? mediaType : 'image/jpeg';
    const change = author === 'staff' ? { heldBy: accountId } : {};
    await addFile(transaction, held, { id, fileKey, mediaType: stored, bytes, at }, { author, change });
    return [];
  },
};

/**
 * Stores the file of a multipart form.
 * @throws CallError 400 for another type or a broken file
 */
export async function storeAttachment(
  { files, now }: Pick<TicketDeps, 'files' | 'now'>,
  transaction: Transaction,
  held: TicketRow,
  upload: Buffer,
): Promise<void> {
  const document = upload.length <= TICKET_FILES.bytes ? await readDocument(upload) : undefined;
  if (!document) throw badInput('form.attachment', 'Send a PDF, JPG or PNG of at most 5 MB.');
  const id = `tkf_${randomBytes(12).toString('base64url')}`;
  const fileKey = `tickets/${id}`;
  await files.put(fileKey, document.bytes);
  const { mediaType, bytes } = document;
  const file = { id, fileKey, mediaType, bytes: bytes.length, at: new Date(now()) };
  await addFile(transaction, held, file, { author: 'person' });
}

/** Keys of a person's files. */
export async function ticketFileKeys(database: DatabaseOrTransaction, accountId: string): Promise<string[]> {
  const rows = await database
    .select({ key: ticketFile.fileKey })
    .from(ticketFile)
    .where(eq(ticketFile.accountId, accountId));
  return rows.map(({ key }) => key);
}

/** A file of a ticket. */
export async function ticketFileOf(database: Database, number: string, id: string) {
  const [row] = await database
    .select()
    .from(ticketFile)
    .where(and(eq(ticketFile.number, number), eq(ticketFile.id, id)));
  return row;
}

type StoredFile = Pick<typeof ticketFile.$inferInsert, 'id' | 'fileKey' | 'mediaType' | 'bytes' | 'at'>;

type FileAuthor = 'person' | 'staff';

/** A file belongs to the ticket's person, whoever has sent it: it is in their copy, and deleted with their account. */
async function addFile(
  transaction: Transaction,
  held: TicketRow,
  file: StoredFile,
  { author, change = {} }: { readonly author: FileAuthor; readonly change?: Partial<TicketRow> },
): Promise<void> {
  const { number, accountId } = held;
  await transaction.insert(ticketFile).values({ ...file, number, accountId });
  await moveTicket(transaction, held, { kind: 'file', author, fileId: file.id, at: file.at, change });
}

/**
 * As who somebody adds a file.
 * @throws CallError 404 for a stranger, 409 for staff while a colleague has the ticket
 */
async function authorOf(
  reader: DatabaseOrTransaction,
  accountId: string,
  row: TicketRow | undefined,
): Promise<FileAuthor> {
  if (row?.accountId === accountId) return 'person';
  if (!row || !(await isOfSupport(reader, accountId))) throw notFound(NO_SUCH_TICKET);
  assertFree(row, accountId);
  return 'staff';
}

async function isFull(database: DatabaseOrTransaction, number: string, author: FileAuthor): Promise<boolean> {
  const files = and(eq(ticketEntry.number, number), eq(ticketEntry.kind, 'file'), eq(ticketEntry.author, author));
  return (await database.$count(ticketEntry, files)) >= TICKET_FILES.most;
}

/** Deletes tickets that were solved before a moment, with their files. */
export async function deleteSolved(database: Database, before: Date, jobs: Jobs): Promise<void> {
  await database.transaction(async (transaction) => {
    const rows = await transaction
      .select({ key: ticketFile.fileKey })
      .from(ticketFile)
      .innerJoin(ticket, eq(ticket.number, ticketFile.number))
      .where(lt(ticket.solvedAt, before));
    await transaction.delete(ticket).where(lt(ticket.solvedAt, before));
    await removeFilesLater(
      jobs,
      transaction,
      rows.map(({ key }) => key),
    );
  });
}

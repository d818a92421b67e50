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
import { holdTicket, ownTicket } from './tickets.queries.ts';
import { type TicketRow, ticket, ticketFile } from './tickets.tables.ts';

const FULL = `A request has ${TICKET_FILES.most} files at most.`;

/** Files of tickets: papers and screenshots, for the person and for support. Their subject is the ticket's number. */
export const ticketUpload: UploadKind = {
  content: 'document',
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maximumBytes: TICKET_FILES.bytes,
  maximumCount: TICKET_FILES.most,
  readers: 'owner',

  async admit(database, { accountId, subject }) {
    const row = await ownTicket(database, accountId, subject);
    if (!row) throw notFound(NO_SUCH_TICKET);
    if (await isFull(database, subject)) throw new CallError(409, FULL);
  },

  async take(transaction, { id, accountId, subject, fileKey, mediaType, bytes, at }) {
    const held = await holdTicket(transaction, subject);
    if (held?.accountId !== accountId) throw notFound(NO_SUCH_TICKET);
    if (await isFull(transaction, subject)) throw new CallError(409, FULL);
    const stored = mediaType === 'application/pdf' ? mediaType : 'image/jpeg';
    await addFile(transaction, held, { id, fileKey, mediaType: stored, bytes, at });
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
  await addFile(transaction, held, { id, fileKey, mediaType, bytes: bytes.length, at: new Date(now()) });
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

async function addFile(transaction: Transaction, held: TicketRow, file: StoredFile): Promise<void> {
  const { number, accountId } = held;
  await transaction.insert(ticketFile).values({ ...file, number, accountId });
  await moveTicket(transaction, held, { kind: 'file', author: 'person', fileId: file.id, at: file.at });
}

async function isFull(database: DatabaseOrTransaction, number: string): Promise<boolean> {
  return (await database.$count(ticketFile, eq(ticketFile.number, number))) >= TICKET_FILES.most;
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

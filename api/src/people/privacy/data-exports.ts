import type { DataExport } from '@aangan/shared-kit/contracts/privacy';
import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import type { FileStore } from '../../foundation/files/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { type Messages, messageTime } from '../../foundation/messages/public.ts';
import type { ModuleData } from '../../foundation/module/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { accountOfId, lockAccount } from '../accounts/public.ts';
import { collectData } from './collect-data.ts';
import { dataExport } from './privacy.tables.ts';

/** ms for which a copy can be downloaded. */
export const EXPORT_RETENTION_MS = 7 * 86_400_000;

const JOB = 'data-export';

type ExportRow = typeof dataExport.$inferSelect;

export interface DataExports {
  newest(accountId: string): Promise<DataExport | null>;
  /**
   * A copy that is being prepared or can still be downloaded is the answer to every further request.
   * @param onNew is called in the transaction of a new copy
   */
  ask(accountId: string, onNew: (transaction: Transaction) => Promise<void>): Promise<DataExport>;
  /** The copy as JSON, or undefined if the person has none with this id. */
  read(accountId: string, id: string): Promise<Buffer | undefined>;
  deleteExpired(): Promise<void>;
}

interface DataExportDeps {
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly messages: Messages;
  readonly modules: readonly ModuleData[];
  /** Epoch ms. */
  readonly now: () => number;
}

/** Copies of people's data: requested, prepared by a job, downloaded by their owner only, and deleted. */
export function openDataExports(
  database: Database,
  { files, jobs, messages, now, modules }: DataExportDeps,
): DataExports {
  jobs.work<{ id: string }>(JOB, async ({ id }) => {
    const [row] = await database.select().from(dataExport).where(eq(dataExport.id, id));
    if (!row || row.fileKey !== null) return;
    const data = await collectData(database, modules, row.accountId);
    const fileKey = `exports/${id}`;
    await files.put(fileKey, Buffer.from(JSON.stringify(data, null, 2)));
    const expiresAt = new Date(now() + EXPORT_RETENTION_MS);
    await database.update(dataExport).set({ fileKey, expiresAt }).where(eq(dataExport.id, id));
    const owner = await accountOfId(database, row.accountId);
    if (owner?.email && owner.emailVerifiedAt) {
      const values = { time: messageTime(expiresAt.getTime()) };
      await messages.send({
        to: { email: owner.email },
        channel: 'EMAIL',
        template: 'data-export-ready',
        values,
        key: id,
      });
    }
  });

  async function status(accountId: string, source: DatabaseOrTransaction = database): Promise<ExportRow | undefined> {
    const open = or(isNull(dataExport.expiresAt), gt(dataExport.expiresAt, new Date(now())));
    const [row] = await source
      .select()
      .from(dataExport)
      .where(and(eq(dataExport.accountId, accountId), open))
      .orderBy(desc(dataExport.requestedAt))
      .limit(1);
    return row;
  }

  return {
    async newest(accountId) {
      const row = await status(accountId);
      return row ? asExport(row) : null;
    },
    ask: (accountId, onNew) =>
      database.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const before = await status(accountId, transaction);
        if (before) return asExport(before);
        const id = newId('exp');
        const row = { id, accountId, requestedAt: new Date(now()), fileKey: null, expiresAt: null };
        await transaction.insert(dataExport).values(row);
        await onNew(transaction);
        await jobs.send(JOB, { id }, { key: id, transaction });
        return asExport(row);
      }),
    async read(accountId, id) {
      const row = await status(accountId);
      return row?.id === id && row.fileKey !== null ? files.get(row.fileKey) : undefined;
    },
    async deleteExpired() {
      const old = await database
        .delete(dataExport)
        .where(lt(dataExport.expiresAt, new Date(now())))
        .returning({ fileKey: dataExport.fileKey });
      for (const { fileKey } of old) if (fileKey !== null) await files.remove(fileKey);
    },
  };
}

function asExport({ id, fileKey, requestedAt, expiresAt }: ExportRow): DataExport {
  const state = fileKey === null ? 'preparing' : 'ready';
  return { id, state, requestedAt: requestedAt.getTime(), expiresAt: expiresAt?.getTime() ?? null };
}

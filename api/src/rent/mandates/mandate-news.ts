import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { account, reminderChannel } from '../../people/accounts/public.ts';
import type { MandateDeps } from './mandate-deps.ts';
import type { DebitRow, MandateRow } from './mandates.tables.ts';

type Deps = Pick<MandateDeps, 'database' | 'messages'>;

/** Tells the payer about a mandate. The same key is one message. */
export async function tellOfMandate(
  deps: Deps,
  { id, accountId, tenancyId }: MandateRow,
  { key, title, news }: { readonly key: string; readonly title: string; readonly news: string },
): Promise<void> {
  const way = await wayTo(deps.database, accountId);
  const values = { title, news, tenancy: tenancyId };
  if (way)
    await deps.messages.send({ ...way, template: 'rent-mandate-news', values, key: `rent-mandate ${id} ${key}` });
}

/** Gives the payer the notice before a debit. */
export async function tellBeforeDebit(
  deps: Deps,
  { accountId, tenancyId }: MandateRow,
  { id, debitAt }: Pick<DebitRow, 'id' | 'debitAt'>,
  { title, news }: { readonly title: string; readonly news: string },
): Promise<void> {
  const way = await wayTo(deps.database, accountId);
  const values = { title, news, tenancy: tenancyId };
  const key = `rent-debit-notice ${id} ${debitAt.getTime()}`;
  if (way) await deps.messages.send({ ...way, template: 'rent-debit-notice', values, key });
}

/** Tells the payer what became of a debit, with the page where it can be paid by hand. */
export async function tellOfDebit(
  deps: Deps,
  { accountId }: MandateRow,
  { id, dueId, state }: { readonly id: string; readonly dueId: string; readonly state: 'paid' | 'failed' },
  { title, news }: { readonly title: string; readonly news: string },
): Promise<void> {
  const way = await wayTo(deps.database, accountId);
  const values = { title, news, due: dueId };
  const template = state === 'paid' ? 'rent-news' : 'rent-debit-failed';
  if (way) await deps.messages.send({ ...way, template, values, key: `rent-debit ${id} ${state}` });
}

async function wayTo(database: DatabaseOrTransaction, accountId: string) {
  const [person] = await database.select().from(account).where(eq(account.id, accountId));
  return person && person.deletedAt === null ? reminderChannel(person) : undefined;
}

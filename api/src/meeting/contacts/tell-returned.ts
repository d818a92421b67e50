import { inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import { showPlanChange } from '../../money/entitlements/public.ts';
import type { ContactNotices } from './contact-notices.ts';
import { contact } from './contacts.tables.ts';
import type { Returned } from './return-contacts.ts';

interface TellDeps {
  readonly notices: ContactNotices;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly at: Date;
}

/** Tells seekers that contacts came back: by message, and on an open page of their plans. */
export async function tellReturned(
  database: Database,
  { notices, log, at }: TellDeps,
  returned: readonly Returned[],
): Promise<void> {
  if (returned.length === 0) return;
  const ids = returned.map(({ contactId }) => contactId);
  for (const id of ids) await notices.tell('returned', id, log);
  const seekers = await database
    .selectDistinct({ seekerId: contact.seekerId })
    .from(contact)
    .where(inArray(contact.id, ids));
  await database.transaction(async (transaction) => {
    for (const { seekerId } of seekers) await showPlanChange(transaction, seekerId, at);
  });
}

import { formatPaise } from '@aangan/shared-kit/domain/money';
import type { Database } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import type { Messages } from '../../foundation/messages/public.ts';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import { accountOfId } from '../../people/accounts/public.ts';
import { openSealed } from '../landlords/public.ts';
import { type WholeDue, wholeDue } from './dues.queries.ts';

interface NewsDeps {
  readonly database: Database;
  readonly messages: Messages;
  readonly sealedText: SealedText;
}

/** Tells payers and landlord when money has arrived, and payers when it came back. */
export function rentNews({ database, messages, sealedText }: NewsDeps, events: Pick<Events, 'on'>): void {
  events.on('rent.arrived', 'rent-news', async ({ dueId }) => {
    const found = await wholeDue(database, dueId);
    if (found?.due.state !== 'arrived') return;
    await tellPayers({ database, messages }, found, 'rent-arrived');
    const phone = openSealed(sealedText, found.landlord, 'phoneSealed');
    if (phone === undefined) return;
    const payers = found.shares.map(({ name }) => (name ?? '').split(' ')[0]).join(', ');
    const values = { sum: formatPaise(found.due.paise), payers, reference: found.payouts.at(-1)?.bankReference ?? '' };
    await messages.send({ to: { phone }, channel: 'SMS', template: 'rent-arrived-landlord', values });
  });
  events.on('rent.returned', 'rent-news', async ({ dueId }) => {
    const found = await wholeDue(database, dueId);
    if (found?.due.state === 'returned') await tellPayers({ database, messages }, found, 'rent-returned');
  });
}

async function tellPayers(
  { database, messages }: Pick<NewsDeps, 'database' | 'messages'>,
  { due, landlord, shares }: WholeDue,
  template: 'rent-arrived' | 'rent-returned',
): Promise<void> {
  for (const { accountId } of shares) {
    const payer = await accountOfId(database, accountId);
    if (!payer?.phone) continue;
    const values = { sum: formatPaise(due.paise), landlord: landlord.name, due: due.id };
    await messages.send({ to: { phone: payer.phone }, channel: 'SMS', template, values });
  }
}

import type { Database } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import { openSealed } from '../landlords/public.ts';
import { saveReceipts } from '../receipts/public.ts';
import { changeShare, wholeDue } from './dues.queries.ts';

/** Makes the rent receipt of each payer once the landlord has the rent of a month. Safe to repeat. */
export function receiptsOfArrivedRent(database: Database, sealedText: SealedText, events: Pick<Events, 'on'>): void {
  events.on('rent.arrived', 'rent-receipts', async ({ dueId }, { at }) => {
    const found = await wholeDue(database, dueId);
    if (found?.due.kind !== 'rent') return;
    const { due, tenancy, landlord, shares } = found;
    for (const { id, accountId, name, paise, receiptId } of shares) {
      // A receipt is in whole rupees, and names its tenant.
      if (receiptId !== null || paise < 100 || !name) continue;
      const made = await saveReceipts(
        database,
        { accountId, device: null },
        {
          tenant: name,
          landlord: landlord.registeredName ?? landlord.name,
          landlordPan: openSealed(sealedText, landlord, 'panSealed') ?? '',
          landlordHasNoPan: landlord.hasNoPan,
          address: tenancy.home,
          rentRupees: Math.floor(paise / 100),
          paidBy: 'bank',
          from: due.month,
          to: due.month,
          interval: 'month',
        },
        at,
      );
      await database.transaction((transaction) => changeShare(transaction, id, { receiptId: made }));
    }
  });
}

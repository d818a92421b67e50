import { randomUUID } from 'node:crypto';
import type { Database } from '../src/foundation/database/public.ts';
import type { SealedText } from '../src/foundation/sealed-text/public.ts';
import { destinationColumns, phoneColumns } from '../src/rent/landlords/landlord-seals.ts';
import { rentLandlord } from '../src/rent/landlords/landlords.tables.ts';
import { rentStepUp } from '../src/rent/payments/rent-payments.tables.ts';

export type LandlordFacts = Partial<typeof rentLandlord.$inferInsert>;

/** The columns of a bank account of a landlord. */
export function bankColumns(seals: SealedText, landlordId: string, accountNumber: string) {
  return destinationColumns(seals, landlordId, { kind: 'bank', accountNumber, ifsc: 'HDFC0000053' });
}

interface NewLandlord {
  readonly accountId: string;
  readonly accountNumber: string;
  readonly at: Date;
  readonly facts?: LandlordFacts;
}

/** A saved landlord of a payer. The sandbox treats accounts by their last four digits. @returns its id */
export async function savedLandlord(
  database: Database,
  seals: SealedText,
  { accountId, accountNumber, at, facts = {} }: NewLandlord,
): Promise<string> {
  const id = `lld_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  await database.insert(rentLandlord).values({
    ...{
      id,
      addedBy: accountId,
      name: 'S. Ramanathan',
      hasNoPan: true,
      checkState: 'valid',
      destinationChangedAt: at,
      createdAt: at,
    },
    ...phoneColumns(seals, id, '+919812345678'),
    ...bankColumns(seals, id, accountNumber),
    ...facts,
  });
  return id;
}

/** The person has proven their number just now. */
export async function provenNumber(database: Database, accountId: string, verifiedAt: Date): Promise<void> {
  await database.insert(rentStepUp).values({ accountId, verifiedAt });
}

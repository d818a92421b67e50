import { randomBytes } from 'node:crypto';
import { AGREEMENT_UPLOAD } from '@aangan/shared-kit/contracts/rent-agreements';
import type { RentMethod } from '@aangan/shared-kit/domain/rent/fee';
import { laterMonth } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';
import type { Database } from '../src/foundation/database/public.ts';
import { upload } from '../src/foundation/uploads/uploads.tables.ts';
import { type DueRow, rentDue, rentPayout, rentShare, rentTenancy } from '../src/rent/payments/rent-payments.tables.ts';

/** Whose rent goes to whom. */
interface HistoryTenancy {
  readonly id: string;
  readonly accountId: string;
  readonly landlordId: string;
}

const newId = (prefix: string) => `${prefix}_${randomBytes(15).toString('base64url')}`;

/** Writes rents of the past into the tables, without calls, orders and a bank. */
export function rentHistory(database: Database) {
  const dues = new Map<string, number>();
  return {
    async tenancy(accountId: string, landlordId: string, createdAt: Date): Promise<HistoryTenancy> {
      const id = newId('ten');
      await database.insert(rentTenancy).values({
        ...{ id, accountId, landlordId, kind: 'rent', home: '12, 4th Cross, Jayanagar' },
        ...{ monthlyPaise: 25_000_00, dueDay: 5, createdAt, changedAt: createdAt },
      });
      return { id, accountId, landlordId };
    },

    /** The money of a due is with us since a time. Each due of a tenancy is one of another month. */
    async received(
      { id: tenancyId, accountId, landlordId }: HistoryTenancy,
      { paise = 25_000_00, method = 'upi' }: { readonly paise?: number; readonly method?: RentMethod },
      at: Date,
    ): Promise<DueRow> {
      const before = dues.get(tenancyId) ?? 0;
      dues.set(tenancyId, before + 1);
      const month = laterMonth('2026-01', before);
      const [due] = await database
        .insert(rentDue)
        .values({
          ...{ id: newId('due'), tenancyId, landlordId, kind: 'rent', month, dueOn: `${month}-05`, paise },
          ...{ state: 'received', createdAt: at, receivedAt: at },
        })
        .returning();
      if (!due) throw new Error('The inserted due was not found.');
      const share = { id: newId('shr'), dueId: due.id, accountId, paise, method, paidAt: at };
      await database.insert(rentShare).values({ ...share, state: 'received' });
      return due;
    },

    /** The bank has paid a due out, or has returned it. */
    async settled({ id: dueId, paise }: DueRow, state: 'arrived' | 'failed', at: Date): Promise<void> {
      const times = { askAt: at, createdAt: at, sentAt: at, settledAt: at };
      await database.insert(rentPayout).values({ id: newId('pto'), dueId, attempt: 1, paise, state, ...times });
    },

    async agreement({ id: subject, accountId }: HistoryTenancy, createdAt: Date): Promise<void> {
      await database.insert(upload).values({
        ...{ id: newId('upl'), accountId, kind: AGREEMENT_UPLOAD, subject, name: 'agreement.pdf', state: 'ready' },
        ...{ bytes: 1, received: 1, position: 0, mediaType: 'application/pdf', createdAt },
      });
    },
  };
}

import type { CallKind } from '@aangan/shared-kit/domain/dialer/call-kinds';
import { indiaDay, indiaDayStart, laterDay, weekdayOf } from '@aangan/shared-kit/domain/india-day';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { CallSource } from '../../foundation/module/public.ts';
import { account } from '../../people/accounts/public.ts';
import { type NegotiationRow, rentNegotiation } from './negotiation.tables.ts';

const AT_ONCE = 500;
const SUNDAY = 0;

/** The tenant was told that our negotiator calls on the next working day, until 9 pm. */
const LATEST_HOUR_MS = 21 * 3_600_000;

/** The tenant and the owner of each rent that we negotiate. */
export const negotiationCallSource: CallSource = {
  kinds: ['negotiation-tenant', 'negotiation-owner'],

  async waiting(database, since) {
    const rows = await database
      .select({ ref: rentNegotiation.id, askedAt: rentNegotiation.changedAt })
      .from(rentNegotiation)
      .where(and(eq(rentNegotiation.state, 'paid'), gte(rentNegotiation.changedAt, since)))
      .orderBy(asc(rentNegotiation.changedAt))
      .limit(AT_ONCE);
    return rows.flatMap(({ ref, askedAt }) => [
      { ref, askedAt, kind: 'negotiation-tenant', promisedAt: promisedBy(askedAt) },
      { ref, askedAt, kind: 'negotiation-owner' },
    ]);
  },

  async people(reader, kind, refs) {
    const side = kind === 'negotiation-owner' ? rentNegotiation.ownerId : rentNegotiation.accountId;
    const rows = await reader
      .select({ row: rentNegotiation, name: account.name, phone: account.phone, accountId: account.id })
      .from(rentNegotiation)
      .innerJoin(account, eq(account.id, side))
      .where(and(inArray(rentNegotiation.id, [...refs]), inArray(rentNegotiation.state, ['paid', 'talking'])));
    return new Map(
      rows.flatMap(({ row, name, phone, accountId }) =>
        phone === null ? [] : [[row.id, { name, phone, accountId, about: aboutOf(kind, row) }] as const],
      ),
    );
  },

  // Staff decide about the negotiation itself on its own page.
  called: async () => undefined,
};

function promisedBy(askedAt: Date): Date {
  let day = laterDay(indiaDay(+askedAt), 1);
  if (weekdayOf(day) === SUNDAY) day = laterDay(day, 1);
  return new Date(indiaDayStart(day) + LATEST_HOUR_MS);
}

function aboutOf(kind: CallKind, { title, rentRupees, targetRupees, note }: NegotiationRow): string[] {
  return [
    `Home: ${title}`,
    `Rent asked: ₹${rentRupees.toLocaleString('en-IN')} a month`,
    `The tenant would pay: ₹${targetRupees.toLocaleString('en-IN')} a month`,
    ...(kind === 'negotiation-tenant' && note !== '' ? [`The tenant’s note: ${note}`] : []),
  ];
}

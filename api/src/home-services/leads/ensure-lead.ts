import type { Transaction } from '../../foundation/database/public.ts';
import { leadOf, saveLead } from '../../meeting/leads/public.ts';
import { personById } from '../../people/accounts/public.ts';
import type { BookingRow } from '../bookings/bookings.tables.ts';
import { LEAD_KIND } from './lead-kinds.ts';

/**
 * The lead of a booking: the one that it has, else the person's own that the request names, else a new one. A booking
 * has one lead, however often it is asked for. Source: services-and-platform, section 4 (lead is created if missing).
 * @returns its id
 */
export async function ensureLead(
  transaction: Transaction,
  { id, accountId, business, serviceType, city, leadId }: BookingRow,
  named: string | undefined,
  at: Date,
): Promise<string> {
  if (leadId !== null) return leadId;
  const own = named === undefined ? undefined : await leadOf(transaction, accountId, named);
  if (own) return own.id;
  const person = await personById(transaction, accountId);
  return saveLead(transaction, {
    kind: LEAD_KIND[business],
    sameBy: [id],
    accountId,
    name: person?.name ?? null,
    phone: person?.phone ?? null,
    city,
    details: { serviceType, bookingId: id },
    attribution: {},
    at,
  });
}

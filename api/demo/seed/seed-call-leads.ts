import type { LeadKind } from '@aangan/shared-kit/domain/lead-kind';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, asc, isNull, like, sql } from 'drizzle-orm';
import type { Database } from '../../src/foundation/database/public.ts';
import { saveLead } from '../../src/meeting/leads/public.ts';
import { account } from '../../src/people/accounts/public.ts';

interface SeededLead {
  readonly kind: LeadKind;
  /** Hours before the seeding. */
  readonly hoursAgo: number;
  readonly city: string;
  readonly details: Readonly<Record<string, string | number>>;
}

const INVENTED = 'Invented for the demonstration.';

/** Requests of seeded people for a call, so that the dialer of the demonstration has cases. */
const LEADS: readonly SeededLead[] = [
  {
    kind: 'MISC',
    hoursAgo: 30,
    city: 'bangalore',
    details: { message: `${INVENTED} How do I change the rent of my home?` },
  },
  { kind: 'MISC', hoursAgo: 2, city: 'pune', details: { message: `${INVENTED} Whom may I show the home to first?` } },
  {
    kind: 'NRI',
    hoursAgo: 5,
    city: 'mumbai',
    details: { purpose: 'LET', timeZone: 'Asia/Dubai', callFrom: 9, callTo: 21, message: INVENTED },
  },
  { kind: 'CPMS_PREMIUM', hoursAgo: 3, city: 'chennai', details: { propertyType: 'RENT', message: INVENTED } },
  { kind: 'HOME_SERVICE', hoursAgo: 26, city: 'bangalore', details: { serviceType: 'painting', message: INVENTED } },
  { kind: 'LEGAL', hoursAgo: 1, city: 'pune', details: { serviceType: 'rental-agreement', message: INVENTED } },
  { kind: 'RENT_PAYMENT', hoursAgo: 4, city: 'delhi', details: { rentRupees: '32000', message: INVENTED } },
];

/**
 * Stores the requests, each of another seeded person; running it again adds none.
 * @param now epoch ms
 */
export async function seedCallLeads(database: Database, now: number): Promise<void> {
  const people = await database
    .select({ id: account.id, name: account.name, phone: account.phone })
    .from(account)
    .where(and(like(account.phone, '+910000______'), isNull(account.deletedAt), sql`length(${account.name}) > 5`))
    .orderBy(asc(account.id))
    .limit(LEADS.length);
  for (const [index, { hoursAgo, ...lead }] of LEADS.entries()) {
    const person = people[index];
    if (!person) return;
    const at = new Date(now - hoursAgo * HOUR_MS);
    const { id: accountId, name, phone } = person;
    await saveLead(database, {
      ...lead,
      accountId,
      name,
      phone,
      attribution: {},
      sameBy: ['seeded', String(index)],
      at,
    });
  }
}

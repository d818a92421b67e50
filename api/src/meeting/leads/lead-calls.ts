import type { CallKind } from '@aangan/shared-kit/domain/dialer/call-kinds';
import { isNriPurpose, type LeadKind, type LeadStage, type NriPurpose } from '@aangan/shared-kit/domain/lead-kind';
import { CATEGORY_FACTS, LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { CallNewsOfCase, CallSource, WantedPerson } from '../../foundation/module/public.ts';
import { type LeadRow, lead } from './leads.tables.ts';

/** Leads whose people ask for a call, and what the call is. The others ask an owner, or nobody. */
const CALL_OF = {
  MISC: 'enquiry',
  NRI: 'nri',
  CPMS_PREMIUM: 'management',
  CROWD_TENANT: 'owner-tip',
  PREVIOUS_OWNER: 'owner-tip',
  HOME_SERVICE: 'home-service',
  PNM: 'move',
  LEGAL: 'legal',
  RENT_PAYMENT: 'rent-payment',
} as const satisfies Partial<Record<LeadKind, CallKind>>;

type CalledLead = keyof typeof CALL_OF;

const CALLED_LEADS = Object.keys(CALL_OF) as CalledLead[];

/** Stages in which a lead still waits for us. */
const OPEN_STAGES: readonly LeadStage[] = ['NEW', 'CALLED', 'MEETING'];

/** Leads that one run of the dialer reads. */
const AT_ONCE = 1_000;

const STAGE_AFTER = {
  reached: 'CALLED',
  done: 'CALLED',
  'wrong-number': 'LOST',
  'do-not-call': 'LOST',
  unreached: 'LOST',
  expired: undefined,
} as const satisfies Record<CallNewsOfCase, LeadStage | undefined>;

/** A booking has a lead as well, and asks for no call. */
const ofNoBooking = sql`not (${lead.details} ? 'bookingId')`;

/** Leads whose people staff call. */
export const leadCallSource: CallSource = {
  kinds: [...new Set(Object.values(CALL_OF))],

  async waiting(database, since) {
    const rows = await database
      .select({ ref: lead.id, kind: lead.kind, askedAt: lead.createdAt })
      .from(lead)
      .where(and(inArray(lead.kind, CALLED_LEADS), eq(lead.stage, 'NEW'), gte(lead.createdAt, since), ofNoBooking))
      .orderBy(asc(lead.createdAt))
      .limit(AT_ONCE);
    return rows.flatMap(({ kind, ...each }) => (isCalled(kind) ? [{ ...each, kind: CALL_OF[kind] }] : []));
  },

  async people(reader, kind, refs) {
    const rows = await reader
      .select()
      .from(lead)
      .where(and(inArray(lead.id, [...refs]), inArray(lead.stage, [...OPEN_STAGES])));
    return new Map(
      rows.flatMap((row) => {
        const person = kind === 'owner-tip' ? ownerOf(row) : senderOf(row);
        return person ? [[row.id, person] as const] : [];
      }),
    );
  },

  async called(transaction, _kind, ref, news) {
    const stage = STAGE_AFTER[news];
    if (stage === undefined) return;
    // Staff may have moved it further by hand.
    const from: LeadStage[] = stage === 'LOST' ? ['NEW', 'CALLED'] : ['NEW'];
    await transaction
      .update(lead)
      .set({ stage })
      .where(and(eq(lead.id, ref), inArray(lead.stage, from)));
  },
};

function isCalled(kind: LeadKind): kind is CalledLead {
  return Object.hasOwn(CALL_OF, kind);
}

function senderOf({ name, phone, accountId, city, details }: LeadRow): WantedPerson | undefined {
  if (phone === null) return undefined;
  const { timeZone, callFrom, callTo, source, subSource, ...facts } = details;
  const hours = typeof callFrom === 'number' && typeof callTo === 'number' ? { from: callFrom, to: callTo } : undefined;
  return {
    name: name ?? '',
    phone,
    accountId,
    about: aboutOf({ ...facts, ...(city !== null && { city }) }),
    timeZone: typeof timeZone === 'string' ? timeZone : undefined,
    askedHours: hours,
  };
}

/** The owner of a home that somebody else told us about: their number is one of the details. */
function ownerOf({ details: { ownerPhone, description } }: LeadRow): WantedPerson | undefined {
  if (typeof ownerPhone !== 'string') return undefined;
  const about = aboutOf(description === undefined ? {} : { description });
  return { name: '', phone: ownerPhone, accountId: null, about };
}

const FACT_NAMES: Readonly<Record<string, string>> = {
  message: 'Message',
  description: 'What they told us',
  purpose: 'Wants to',
  city: 'City',
  serviceType: 'Service',
  propertyType: 'Kind of home',
  rentRupees: 'Rent a month',
  servicingDate: 'Wished day',
  servicingSlot: 'Wished hour',
};

const PURPOSE_WORDS = {
  BUY: 'buy a home',
  RENT: 'rent a home',
  LET: 'let a home',
  SELL: 'sell a home',
  MANAGE: 'have a home looked after',
} as const satisfies Record<NriPurpose, string>;

/** A code of the request in words; anything else as it is. */
function wordsOf(key: string, value: string | number): string | number {
  if (key === 'purpose' && typeof value === 'string' && isNriPurpose(value)) return PURPOSE_WORDS[value];
  const category = LISTING_CATEGORIES.find((each) => each === value);
  return key === 'propertyType' && category ? CATEGORY_FACTS[category].singular : value;
}

/** The facts that staff need, under their names. */
function aboutOf(facts: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(FACT_NAMES).flatMap(([key, name]) => {
    const value = facts[key];
    if (value === undefined || value === '') return [];
    return [`${name}: ${wordsOf(key, value)}`];
  });
}

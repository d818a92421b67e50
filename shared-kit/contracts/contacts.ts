import { z } from 'zod';
import { CLAIM_REASONS, RETURN_REASONS } from '../domain/contact-claim.ts';
import { CONTACT_STATUS_CODES, type ContactStatus } from '../domain/contact-status.ts';
import type { CallContracts } from './call.ts';
import { leadAttribution } from './lead-attribution.ts';
import type { TopicContracts } from './live.ts';
import { propertyId, propertyRecord } from './property.ts';
import { neededReason, optionalReason, takenBack, waitingCases } from './staff.ts';

const STATUSES = Object.keys(CONTACT_STATUS_CODES) as [ContactStatus, ...ContactStatus[]];

/** Why somebody reports a number. */
export const REPORT_REASONS = ['BROKER', 'SPAM_CALLS', 'ABUSE', 'FRAUD', 'NOT_THE_OWNER', 'WRONG_NUMBER'] as const;

/** `received` until staff have reviewed it; then `upheld` or `dismissed`. */
export const REPORT_STATES = ['received', 'upheld', 'dismissed'] as const;

const reportId = z.string().regex(/^rep_[\w-]{20}$/);

const contactId = z.string().regex(/^con_[\w-]{20}$/, 'must be the id of a contact');

/** Contacts of the plan, or the free ones of the current month in India. Returned contacts do not count. */
const allowance = z.object({
  limit: z.number().int(),
  used: z.number().int(),
  left: z.number().int(),
  /** When the count is reset, or the plan ends, epoch ms. */
  renewsOn: z.number(),
  /** Name of the plan; null while the free ones count. */
  plan: z.string().nullable(),
});

export type ContactAllowance = z.infer<typeof allowance>;

/** A person whose number the viewer may see. */
export const contactPerson = z.object({
  name: z.string(),
  /** `+919812345678`; null when that person has hidden it since. */
  phone: z.string().nullable(),
  /** When the person's quiet hours end, epoch ms; null outside of quiet hours. */
  quietUntil: z.number().nullable(),
  /** Id of the contact by which the viewer calls through the bridge number; absent without such calls. */
  callVia: z.string().optional(),
});

const asked = z.object({
  status: z.enum(STATUSES),
  /** For people. */
  message: z.string(),
  /** Whether the owner's number is given. */
  sent: z.boolean(),
  /** Whether a request now would return the number, or ask the owner for it, and use one contact. */
  mayAsk: z.boolean(),
  /** The owner accepts or declines each request. */
  ownerDecides: z.boolean(),
  contactId: z.string().nullable(),
  contact: contactPerson.nullable(),
  allowance,
});

export type AskedContact = z.infer<typeof asked>;

/** The seeker's claim that a contact led nowhere, and its outcome. */
export const contactClaimState = z.object({
  reason: z.enum(CLAIM_REASONS),
  /**
   * `waiting` for the owner; `denied` by the owner; `returned` once the contact no longer counts; `lapsed` when the owner
   * did not answer and the month's returns without an answer were used up.
   */
  state: z.enum(['waiting', 'denied', 'returned', 'lapsed']),
  /** Why it was returned. */
  why: z.enum(RETURN_REASONS).nullable(),
  /** Until when the owner may answer, epoch ms. */
  answerBy: z.number(),
});

export type ContactClaimState = z.infer<typeof contactClaimState>;

/** One row of the contact ledger, as the requesting side sees it. Each side has seen the other's number. */
const ledgerEntry = z.object({
  id: z.string(),
  listing: propertyRecord.nullable(),
  person: contactPerson,
  /** Epoch ms. */
  contactedOn: z.number(),
  /** When the viewer hid their own number from that person, epoch ms. */
  myNumberHiddenOn: z.number().nullable(),
  /** Status of the viewer's report on that person. */
  report: z.object({ reason: z.enum(REPORT_REASONS), state: z.enum(REPORT_STATES) }).nullable(),
  claim: contactClaimState.nullable(),
});

export type ContactEntry = z.infer<typeof ledgerEntry>;

/** A contact that a plan gave: `waiting` for the owner's yes, `used`, `doubtful` with an open claim, or `returned`. */
const planContact = z.object({
  contactId: z.string().nullable(),
  listing: z.object({ id: z.string(), title: z.string(), url: z.string() }).nullable(),
  /** Epoch ms. */
  at: z.number(),
  state: z.enum(['waiting', 'used', 'doubtful', 'returned']),
  /** Why it came back. */
  why: z.enum(RETURN_REASONS).nullable(),
  returnedAt: z.number().nullable(),
});

export type PlanContact = z.infer<typeof planContact>;

/** `waiting` for the owner; `lapsed` a week later without an answer. */
export const REQUEST_STATES = ['waiting', 'allowed', 'declined', 'lapsed'] as const;

/** What the two people of a contact see while their page is open. */
export const contactTopics = {
  'contact-request': {
    summary: 'The state of the reader’s request for an owner’s number; null without a request',
    input: z.object({ propertyId }),
    event: z.object({ state: z.enum(REQUEST_STATES).nullable() }),
  },
} as const satisfies TopicContracts;

const page = z.coerce.number().int().min(1).max(1000).default(1);

const success = z.object({ status: z.literal('success') });

/** An account, a device or a network, and the numbers that it was given in a day. */
const revealed = z.object({
  /** Account id, digest of the device's id, or prefix of the network. */
  who: z.string(),
  /** First name of an account; null for others. */
  name: z.string().nullable(),
  numbers: z.number().int(),
  /** Number of accounts behind it. */
  accounts: z.number().int(),
  isUnusual: z.boolean(),
});

export const contactCalls = {
  'POST /api/v3/activity/contact/{propertyId}': {
    summary: 'Asks for the owner’s number; a listing asked for before costs nothing',
    params: z.object({ propertyId }),
    body: z.object(leadAttribution),
    personal: true,
    answer: asked,
  },
  'GET /api/v3/user/contacted/{id}': {
    summary: 'Whether the person has the owner’s number of this listing, and how many contacts are left',
    params: z.object({ id: propertyId }),
    personal: true,
    answer: asked,
  },
  'GET /api/v3/activity/contact/tenant/{propertyId}': {
    summary: 'The contact of somebody who asked about one’s own listing',
    params: z.object({ propertyId }),
    query: z.object({ tenantId: z.string().max(64) }),
    personal: true,
    answer: z.object({ contactId: z.string(), contact: contactPerson }),
  },
  'GET /api/v1/user/contacts': {
    summary: 'The contact ledger: owners one has asked (seeker), or people who asked about one’s listings (owner)',
    query: z.object({ role: z.enum(['seeker', 'owner']), page }),
    personal: true,
    answer: z.object({
      entries: z.array(ledgerEntry),
      total: z.number().int(),
      page: z.number().int(),
      size: z.number().int(),
      allowance,
    }),
  },
  'PUT /api/v1/user/contacts/{contactId}/my-number': {
    summary: 'Hides the own number from the other person of a contact, or shows it again',
    params: z.object({ contactId }),
    body: z.object({ hidden: z.boolean() }),
    personal: true,
    answer: success,
  },
  'POST /api/v1/user/contacts/{contactId}/report': {
    summary: 'Reports the other person of a contact; once a contact',
    params: z.object({ contactId }),
    body: z.object({ reason: z.enum(REPORT_REASONS) }),
    personal: true,
    answer: z.object({ state: z.enum(REPORT_STATES) }),
  },
  'POST /api/v1/user/contacts/{contactId}/claim': {
    summary: 'The seeker says that a contact led nowhere; it is given back once that is borne out',
    params: z.object({ contactId }),
    body: z.object({ reason: z.enum(CLAIM_REASONS) }),
    personal: true,
    answer: z.object({ claim: contactClaimState }),
  },
  'POST /api/v1/user/contacts/{contactId}/claim/answer': {
    summary: 'The owner agrees that a contact led nowhere, or does not',
    params: z.object({ contactId }),
    body: z.object({ agrees: z.boolean() }),
    personal: true,
    answer: z.object({ claim: contactClaimState }),
  },
  'POST /api/v1/user/broker-denial': {
    summary: 'The person says to be no broker, asked because their listings look like one’s',
    personal: true,
    answer: success,
  },
  'GET /api/v1/user/listings': {
    summary: 'Listings of the person, newest first, with how often they were looked at and asked for',
    query: z.object({ page }),
    personal: true,
    answer: z.object({
      entries: z.array(
        z.object({
          record: propertyRecord,
          /** Logged-in people who opened it. */
          viewers: z.number().int(),
          contacts: z.number().int(),
        }),
      ),
      total: z.number().int(),
      page: z.number().int(),
      size: z.number().int(),
    }),
  },
  'GET /api/v1/staff/contact-reports': {
    summary: 'Reports on numbers that wait for a look, oldest first; for staff',
    personal: true,
    answer: z.object({
      reports: z.array(
        z.object({
          id: z.string(),
          reportedId: z.string(),
          reason: z.enum(REPORT_REASONS),
          listingId: z.string(),
          createdOn: z.number(),
          /** People whose reports on the same person are pending. */
          reporters: z.number().int(),
        }),
      ),
    }),
  },
  'GET /api/v1/staff/contact-reports/waiting': {
    summary: 'Number of reports on numbers that wait for a look; for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/contact-reports/{reportId}': {
    summary: 'Decides a report; for staff',
    params: z.object({ reportId }),
    body: z.discriminatedUnion('state', [
      z.object({ state: z.literal('upheld'), reason: neededReason }),
      z.object({ state: z.literal('dismissed'), reason: optionalReason }),
    ]),
    personal: true,
    answer: z.object({ state: z.enum(REPORT_STATES) }),
  },
  'DELETE /api/v1/staff/contact-reports/{reportId}/decision': {
    summary: 'Takes the last decision back, for half an hour; the case waits again; for staff',
    params: z.object({ reportId }),
    personal: true,
    answer: takenBack,
  },
  'GET /api/v1/user/plans/{planId}/contacts': {
    summary: 'The contacts that a plan gave, each with its home, newest first',
    params: z.object({ planId: z.string().max(60) }),
    query: z.object({ page }),
    personal: true,
    answer: z.object({ contacts: z.array(planContact), total: z.number().int(), page: z.number(), size: z.number() }),
  },
  'GET /api/v1/staff/revealed-numbers': {
    summary: 'Who was given most numbers of owners in a day, by account, device and network; for staff',
    query: z.object({ day: z.iso.date().optional() }),
    personal: true,
    answer: z.object({
      /** In India. */
      day: z.string(),
      accounts: z.array(revealed),
      devices: z.array(revealed),
      networks: z.array(revealed),
    }),
  },
  'GET /api/v1/staff/revealed-numbers/waiting': {
    summary: 'Number of accounts, devices and networks of today with unusually many numbers; for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/contact-plans': {
    summary: 'Gives a person a plan for some days; for staff',
    body: z.object({
      accountId: z.string().max(60),
      /** Code of a plan on sale, `TENANT_RELAX`. */
      plan: z.string().max(60),
      days: z.number().int().min(1).max(365),
    }),
    personal: true,
    answer: z.object({ id: z.string(), contacts: z.number().int(), to: z.number() }),
  },
} as const satisfies CallContracts;

import { z } from 'zod';
import { DEBIT_FAILURES, DEBIT_STATES, MANDATE_LIMITS, MANDATE_STATES } from '../domain/rent/mandate-states.ts';
import { REMINDER_DAYS, REMINDER_WAYS } from '../domain/rent/reminder-days.ts';
import { isMonth } from '../domain/rent-receipts/receipt-month.ts';
import type { CallContracts } from './call.ts';
import type { TopicContracts } from './live.ts';
import { tenancyId } from './rent-payments.ts';

const paise = z.number().int();

/** Epoch ms. */
const moment = z.number();

const params = z.object({ tenancyId });

/** One attempt to take the rent of a month. */
const debit = z.object({
  month: z.string(),
  attempt: z.number().int(),
  state: z.enum(DEBIT_STATES),
  paise,
  /** When the money is or was to be taken. */
  debitAt: moment,
  /** When the payer was told of it; null before. */
  noticedAt: moment.nullable(),
  failure: z.enum(DEBIT_FAILURES).nullable(),
  /** The payment itself; null before there is one. */
  dueId: z.string().nullable(),
  maySkip: z.boolean(),
  /** Whether a skipped debit can be taken back. */
  mayTakeBack: z.boolean(),
});

export type RentDebit = z.infer<typeof debit>;

const mandateId = z.string().regex(/^mnd_[\w-]{20}$/);

const mandate = z.object({
  id: mandateId,
  state: z.enum(MANDATE_STATES),
  /** The largest sum of one debit. */
  mostPaise: paise,
  /** Day of the month, 1 to 31. */
  debitDay: z.number().int(),
  /** Where the payer approves it at the bank, while it is asked for. */
  approveUrl: z.string().nullable(),
  /** When the payer asked for it here. */
  agreedAt: moment,
});

export type RentMandate = z.infer<typeof mandate>;

const reminder = z.object({
  /** Days before the due day, the largest first; none without reminders. */
  daysBefore: z.array(z.number().int()),
  ways: z.array(z.enum(REMINDER_WAYS)),
});

const automatic = z.object({
  /** What the viewer pays each month, with the fee. */
  paise,
  /** Day of the month on which the landlord expects the money. */
  dueDay: z.number().int(),
  /** Whether mandates can be asked for. */
  isOpen: z.boolean(),
  mandate: mandate.nullable(),
  /** A mandate with another largest sum or day, which the payer has not approved yet. */
  asked: mandate.nullable(),
  /** The debit that comes next: it may have no notice yet. Null without an active mandate. */
  next: z.object({ month: z.string(), debitAt: moment, noticeFrom: moment }).nullable(),
  /** Attempts of the last months, newest first. */
  debits: z.array(debit),
  reminder,
  /** Ways in which the viewer can be reminded. */
  reminderWays: z.array(z.enum(REMINDER_WAYS)),
});

export type AutomaticRent = z.infer<typeof automatic>;

const token = z.object({ token: z.string().regex(/^R[\w-]{32}$/) });

const stoppable = z.object({
  /** Whether reminders come. */
  isOn: z.boolean(),
  /** Day of the month on which this rent is due. */
  dueDay: z.number().int(),
});

/** What the page of a mandate sees while its payer approves it elsewhere. */
export const rentMandateTopics = {
  'rent-mandate-state': {
    summary: 'The state of a mandate of the reader',
    input: z.object({ mandateId }),
    event: z.object({ state: z.enum(MANDATE_STATES) }),
  },
} as const satisfies TopicContracts;

/** Rent that is paid by itself, and reminders of rent that is not. */
export const rentMandateCalls = {
  'GET /api/v1/rent-pay/tenancies/{tenancyId}/mandate': {
    summary: 'Automatic payment and reminders of one’s own part of a rent',
    params,
    personal: true,
    answer: automatic,
  },
  'POST /api/v1/rent-pay/tenancies/{tenancyId}/mandate': {
    summary: 'Asks the bank for a mandate; the payer approves it at `approveUrl`. It replaces an earlier one then',
    params,
    body: z.object({
      mostPaise: paise.min(MANDATE_LIMITS.leastPaise).max(MANDATE_LIMITS.mostPaise),
      debitDay: z.number().int().min(1).max(31),
      /** The payer has read what is taken, when, and how it ends. */
      agreed: z.literal(true),
    }),
    personal: true,
    answer: automatic,
  },
  'PUT /api/v1/rent-pay/tenancies/{tenancyId}/mandate': {
    summary: 'Pauses an active mandate, or goes on with a paused one',
    params,
    body: z.object({ state: z.enum(['active', 'paused']) }),
    personal: true,
    answer: automatic,
  },
  'DELETE /api/v1/rent-pay/tenancies/{tenancyId}/mandate': {
    summary: 'Ends the mandate, at the bank too',
    params,
    personal: true,
    answer: automatic,
  },
  'PUT /api/v1/rent-pay/tenancies/{tenancyId}/mandate/months/{month}': {
    summary: 'Leaves the debit of a month out, or takes that back before its time',
    params: z.object({ tenancyId, month: z.string().refine(isMonth, 'Choose a month.') }),
    body: z.object({ skip: z.boolean() }),
    personal: true,
    answer: automatic,
  },
  'PUT /api/v1/rent-pay/tenancies/{tenancyId}/reminder': {
    summary: 'Chooses when and how reminders come before the due day; no days end them',
    params,
    body: z.object({
      daysBefore: z.array(z.literal([...REMINDER_DAYS])).max(REMINDER_DAYS.length),
      ways: z.array(z.enum(REMINDER_WAYS)).max(REMINDER_WAYS.length),
    }),
    personal: true,
    answer: automatic,
  },
  'GET /api/v1/rent-pay/reminders/{token}': {
    summary: 'Whether the reminders of a link come',
    params: token,
    personal: true,
    answer: stoppable,
  },
  'PUT /api/v1/rent-pay/reminders/{token}': {
    summary: 'Ends the reminders of a link, or takes that back, without a login',
    params: token,
    body: z.object({ isOn: z.boolean() }),
    personal: true,
    answer: stoppable,
  },
} as const satisfies CallContracts;

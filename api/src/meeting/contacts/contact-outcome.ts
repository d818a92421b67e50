import type { ContactStatus } from '@aangan/shared-kit/domain/contact-status';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { type Word, weightOfWords } from '../../people/accounts/public.ts';

/** Facts that decide whether a seeker gets an owner's number. */
export interface ContactFacts {
  /** The seeker asked for this listing before. */
  readonly asked: boolean;
  /** The listing is the seeker's own. */
  readonly own: boolean;
  readonly seeker: {
    readonly deleted: boolean;
    readonly phone: boolean;
    readonly held: Hold | undefined;
    /** The seeker looks like a broker: `undeclared` while the person has not answered; undefined for everybody else. */
    readonly broker: 'undeclared' | 'declared' | undefined;
  };
  /** Undefined if the listing's owner has no account or no number any more. */
  readonly owner: { readonly held: boolean; readonly asksFirst: boolean } | undefined;
  /** State of a request that the owner decides; undefined if there is none, or a new one is allowed. */
  readonly request: 'waiting' | 'declined' | undefined;
  /** `rented out`, `sold out` or `Inactive`; undefined while the listing is active. */
  readonly closed: string | undefined;
  /** Contacts left, of the plan or of this month. */
  readonly left: number;
  /** A plan for this kind of listing. */
  readonly plan: boolean;
  /** A plan for other kinds of listing alone. */
  readonly otherPlan: boolean;
}

/** Why a person is held: the reason of most open reports. */
type Hold = 'broker' | 'other';

export interface ContactOutcome {
  readonly status: ContactStatus;
  /** User-visible text. */
  readonly message: string;
}

interface Rule extends ContactOutcome {
  readonly when: (facts: ContactFacts) => boolean;
}

/** Total weight of the reports that hold a number, unless staff dismiss them. */
const REPORTS_TO_HOLD = 3;

/** A report on a person. */
interface PersonReport extends Word {
  readonly reason: string;
}

/**
 * Rules in order; the first that applies decides. A number that was given before is never taken away.
 * Source: services-and-platform, section 4 (contact status).
 */
const RULES: readonly Rule[] = [
  {
    when: ({ seeker }) => seeker.deleted,
    status: 'ACCOUNT_NOT_IDENTIFIED',
    message: 'We could not find your account. Please log in again.',
  },
  { when: ({ asked }) => asked, status: 'SENT', message: 'You already have this owner’s number. No contact was used.' },
  { when: ({ own }) => own, status: 'NOT_SENT', message: 'This is your own listing.' },
  {
    when: ({ seeker }) => !seeker.phone,
    status: 'PHONE_NOTVERIFIED',
    message: 'Verify your phone number in your profile first, so that the owner can call you back.',
  },
  {
    when: ({ seeker }) => seeker.held === 'broker',
    status: 'BROKER_NOTVERIFIED',
    message:
      'Several owners reported your account as a broker’s. You cannot ask for numbers unless our staff dismiss the reports.',
  },
  {
    when: ({ seeker }) => seeker.broker === 'declared',
    status: 'BROKER_NOTVERIFIED',
    message: 'Owners give their number only to people looking for a home for themselves, not to brokers.',
  },
  {
    when: ({ seeker }) => seeker.broker === 'undeclared',
    status: 'BROKER_NOTVERIFIED_NEW',
    message: 'Our checks suggest this is a broker’s account. Tell us whether you are a broker to continue.',
  },
  {
    when: ({ seeker }) => seeker.held !== undefined,
    status: 'NOT_AUTHORIZED',
    message: 'Several people reported your account. You cannot ask for numbers unless our staff dismiss the reports.',
  },
  {
    when: ({ closed }) => closed !== undefined,
    status: 'NOT_SENT',
    message: 'This home is no longer available. No contact was used.',
  },
  {
    when: ({ owner }) => owner === undefined,
    status: 'NOT_SENT',
    message: 'The owner cannot be reached right now. No contact was used.',
  },
  {
    when: ({ owner }) => owner?.held === true,
    status: 'NOT_SENT',
    message: 'Several people reported this number, so we do not give it out. No contact was used.',
  },
  {
    when: ({ request }) => request === 'waiting',
    status: 'requested',
    message: 'We have asked the owner. You get the number if they say yes. If not, no contact is used.',
  },
  {
    when: ({ request }) => request === 'declined',
    status: 'NOT_SENT',
    message: 'The owner prefers not to share their number. No contact was used.',
  },
  {
    when: ({ left, otherPlan }) => left <= 0 && otherPlan,
    status: 'NO_PLAN_SELECTED',
    message: 'Your plan is for other kinds of homes, and you have used all free contacts of this month.',
  },
  {
    when: ({ left, plan }) => left <= 0 && !plan,
    status: 'NO_PLAN_SELECTED',
    message: 'You have used all free contacts of this month. Buy a plan for more.',
  },
  {
    when: ({ left }) => left <= 0,
    status: 'LIMIT_EXCEEDED',
    message: 'You have used all contacts of your plan.',
  },
  {
    when: ({ owner }) => owner?.asksFirst === true,
    status: 'requested',
    message: 'This owner decides who gets their number. We have asked them, and message you if they say yes.',
  },
];

const NEW: ContactOutcome = { status: 'SENT_NEW', message: 'You and the owner now have each other’s numbers.' };

/** Whether the seeker gets the number, and the texts for both. */
export function contactOutcome(facts: ContactFacts): ContactOutcome {
  const { status, message } = RULES.find(({ when }) => when(facts)) ?? NEW;
  return { status, message };
}

/** A report on a person's number. */
export interface NumberReport extends PersonReport {
  /** Epoch ms. */
  readonly at: number;
  /** Staff have upheld it. */
  readonly upheld: boolean;
}

/** ms in which a reported owner is heard, before reports that staff have not decided withhold the number. */
const HEARD_MS = 48 * HOUR_MS;

/**
 * Whether reports withhold an owner's number. The owner is heard first: undecided reports count two days later, those
 * that staff have upheld at once. @param now epoch ms
 */
export function isOwnerHeld(reports: readonly NumberReport[], now: number): boolean {
  return holdOf(reports.filter(({ at, upheld }) => upheld || now - at >= HEARD_MS)) !== undefined;
}

/** Why a person is held, if at all, from the open reports on them. The accounts of one person count once. */
export function holdOf(reports: readonly PersonReport[]): Hold | undefined {
  const total = weightOfWords(reports);
  if (total < REPORTS_TO_HOLD) return undefined;
  return weightOfWords(reports.filter(({ reason }) => reason === 'BROKER')) * 2 > total ? 'broker' : 'other';
}

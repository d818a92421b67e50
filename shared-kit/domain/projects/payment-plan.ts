/** When a part of the price is due: by months from the booking, or by share of the time until possession. */
type Due = { readonly months: number } | { readonly ofBuilding: number };

interface PlanStep {
  readonly title: string;
  /** Percent of the price; the steps of a plan add up to 100. */
  readonly percent: number;
  readonly due: Due;
}

interface PlanFacts {
  readonly label: string;
  /** Whom the plan suits, in a sentence. */
  readonly about: string;
  readonly steps: readonly PlanStep[];
}

export const PAYMENT_PLANS = ['construction', 'down', 'flexi'] as const;
export type PaymentPlan = (typeof PAYMENT_PLANS)[number];

/** A builder may take at most this percentage before the agreement for sale. Source: RERA Act 2016, section 13. */
export const MOST_BEFORE_AGREEMENT = 10;

const BOOKING: PlanStep = { title: 'Booking', percent: MOST_BEFORE_AGREEMENT, due: { months: 0 } };

/** The usual plans of builders. The agreement for sale decides the steps of a project. */
export const PAYMENT_PLAN_FACTS = {
  construction: {
    label: 'Construction-linked',
    about: 'You pay as the building grows. If work stops, so do the payments.',
    steps: [
      BOOKING,
      { title: 'Agreement for sale', percent: 10, due: { months: 1 } },
      { title: 'Foundation', percent: 15, due: { ofBuilding: 0.15 } },
      { title: 'Half of the floors', percent: 20, due: { ofBuilding: 0.4 } },
      { title: 'All floors', percent: 20, due: { ofBuilding: 0.65 } },
      { title: 'Walls, doors and plaster', percent: 15, due: { ofBuilding: 0.85 } },
      { title: 'Possession', percent: 10, due: { ofBuilding: 1 } },
    ],
  },
  down: {
    label: 'Down payment',
    about: 'You pay nearly everything at the start, usually for a lower price. The risk of delays is yours.',
    steps: [
      BOOKING,
      { title: 'Within 45 days', percent: 85, due: { months: 1.5 } },
      { title: 'Possession', percent: 5, due: { ofBuilding: 1 } },
    ],
  },
  flexi: {
    label: 'Flexi',
    about: 'Four parts: two at the start, one when all floors are built, one at possession.',
    steps: [
      BOOKING,
      { title: 'Within 60 days', percent: 30, due: { months: 2 } },
      { title: 'All floors', percent: 30, due: { ofBuilding: 0.65 } },
      { title: 'Possession', percent: 30, due: { ofBuilding: 1 } },
    ],
  },
} as const satisfies Record<PaymentPlan, PlanFacts>;

/** For a home that is ready, whatever the plan: the rest is due with the sale deed. */
const READY_STEPS: readonly PlanStep[] = [BOOKING, { title: 'Sale deed and keys', percent: 90, due: { months: 1 } }];

export interface DuePayment extends PaymentPart {
  readonly title: string;
  /** Whole months from the booking. */
  readonly month: number;
  readonly percent: number;
}

/**
 * What is due when. Amounts are whole rupees that add up to the price, and so do the taxes to the tax.
 * @param price ₹, without taxes
 * @param gstPercent on each payment
 * @param monthsToPossession 0 for a home that is ready
 * @throws RangeError if the price is not a positive whole number, or the months are negative
 */
export function duePayments(
  plan: PaymentPlan,
  { price, gstPercent, monthsToPossession }: { price: number; gstPercent: number; monthsToPossession: number },
): DuePayment[] {
  if (!(Number.isSafeInteger(price) && price > 0)) throw new RangeError(`price must be whole ₹, not ${price}`);
  if (!(monthsToPossession >= 0)) throw new RangeError(`months must not be negative: ${monthsToPossession}`);
  const steps = monthsToPossession === 0 ? READY_STEPS : PAYMENT_PLAN_FACTS[plan].steps;
  const parts = paymentParts(
    steps.map(({ percent }) => percent),
    { price, gstPercent },
  );
  return steps.map(({ title, percent, due }, at) => ({
    ...{ title, percent, month: monthOf(due, monthsToPossession) },
    ...(parts[at] ?? NOTHING),
  }));
}

interface PaymentPart {
  /** ₹ of the price. */
  readonly amount: number;
  /** ₹ of GST on it. */
  readonly gst: number;
}

const NOTHING: PaymentPart = { amount: 0, gst: 0 };

/** A price in parts by percent, in whole rupees that add up. @param price ₹, without taxes */
export function paymentParts(
  percents: readonly number[],
  { price, gstPercent }: { price: number; gstPercent: number },
): PaymentPart[] {
  const tax = Math.round((price * gstPercent) / 100);
  let before = 0;
  return percents.map((percent) => {
    const part = (sum: number) => partBetween(sum, before, before + percent);
    const payment = { amount: part(price), gst: part(tax) };
    before += percent;
    return payment;
  });
}

/** Rounded at both ends, so that the parts of a sum add up to it. */
function partBetween(sum: number, from: number, to: number): number {
  return Math.round((sum * to) / 100) - Math.round((sum * from) / 100);
}

/** A step at the start is due by possession at the latest, and one of the building after the agreement. */
function monthOf(due: Due, monthsToPossession: number): number {
  if (monthsToPossession === 0) return 'months' in due ? Math.round(due.months) : 0;
  const last = Math.max(1, Math.round(monthsToPossession));
  if ('months' in due) return Math.min(Math.round(due.months), last);
  return Math.min(last, Math.max(2, Math.round(due.ofBuilding * last)));
}

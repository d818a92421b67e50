import { type CreditFacts, SCORE_RANGE } from '@aangan/shared-kit/domain/credit/credit-facts';
import { z } from 'zod';

/** Numbers come as texts, and missing ones as empty texts or not at all. */
const amount = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const number = Number(value ?? 0);
    return Number.isFinite(number) ? Math.round(number) : 0;
  });

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''));

/** One entry is an object, several are a list. */
const oneOrMany = <Item extends z.ZodType>(item: Item) =>
  z.union([z.array(item), item.transform((one) => [one])]).nullish();

const account = z.object({
  Account_Type: text,
  Open_Date: text,
  Current_Balance: amount,
  Credit_Limit_Amount: amount,
  Amount_Past_Due: amount,
  CAIS_Account_History: oneOrMany(z.object({ Year: amount, Month: amount, Days_Past_Due: amount })),
});

/** The fields of an Experian report that we read. */
export const experianReport = z.object({
  CAIS_Account: z
    .object({
      CAIS_Summary: z
        .object({
          Credit_Account: z
            .object({ CreditAccountActive: amount, CreditAccountClosed: amount, CreditAccountDefault: amount })
            .nullish(),
          Total_Outstanding_Balance: z.object({ Outstanding_Balance_All: amount }).nullish(),
        })
        .nullish(),
      CAIS_Account_DETAILS: oneOrMany(account),
    })
    .nullish(),
  CAPS: z.object({ CAPS_Summary: z.object({ CAPSLast180Days: amount }).nullish() }).nullish(),
});

type Account = z.output<typeof account>;

/** Experian’s type of a credit card. */
const CARD = '10';

const LATE_MONTHS = 24;

/**
 * The facts of a report; undefined for a person whom the bureau has no score for.
 * @param now epoch ms
 */
export function factsOfReport(
  score: number,
  report: z.output<typeof experianReport>,
  now: number,
): CreditFacts | undefined {
  if (!(score >= SCORE_RANGE.least && score <= SCORE_RANGE.most)) return undefined;
  const summary = report.CAIS_Account?.CAIS_Summary;
  const counts = summary?.Credit_Account;
  const accounts = report.CAIS_Account?.CAIS_Account_DETAILS ?? [];
  const cards = accounts.filter(({ Account_Type }) => Account_Type === CARD);
  const ages = accounts.flatMap(({ Open_Date }) => monthsSince(Open_Date, now) ?? []);
  return {
    score,
    accounts: {
      active: counts?.CreditAccountActive ?? 0,
      closed: counts?.CreditAccountClosed ?? 0,
      defaulted: counts?.CreditAccountDefault ?? 0,
    },
    balanceRupees: summary?.Total_Outstanding_Balance?.Outstanding_Balance_All ?? 0,
    cards:
      cards.length === 0
        ? null
        : {
            balanceRupees: sumOf(cards, ({ Current_Balance }) => Current_Balance),
            limitRupees: sumOf(cards, ({ Credit_Limit_Amount }) => Credit_Limit_Amount),
          },
    oldestMonths: ages.length === 0 ? null : Math.max(...ages),
    latePayments: sumOf(accounts, (each) => lateMonths(each, now)),
    overdueRupees: sumOf(accounts, ({ Amount_Past_Due }) => Amount_Past_Due),
    enquiries: report.CAPS?.CAPS_Summary?.CAPSLast180Days ?? 0,
  };
}

/** Months of the last two years in which an account was paid late. */
function lateMonths({ CAIS_Account_History: history }: Account, now: number): number {
  const late = (history ?? []).filter(({ Year, Month, Days_Past_Due }) => {
    const age = monthsSince(`${Year}${String(Month).padStart(2, '0')}01`, now);
    return Days_Past_Due > 0 && age !== undefined && age < LATE_MONTHS;
  });
  return late.length;
}

/** Whole months since a day like `20190304`; undefined for another text. */
function monthsSince(day: string, now: number): number | undefined {
  const [, year, month] = /^(\d{4})(\d{2})\d{2}$/.exec(day) ?? [];
  if (year === undefined || month === undefined) return undefined;
  const today = new Date(now);
  const months = (today.getUTCFullYear() - Number(year)) * 12 + today.getUTCMonth() + 1 - Number(month);
  return Math.max(0, months);
}

function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0);
}

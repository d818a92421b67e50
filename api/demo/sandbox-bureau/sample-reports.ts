/** What an account of a made-up report looks like. */
interface SampleAccount {
  readonly type: string;
  readonly opened: string;
  readonly balance: number;
  readonly limit?: number;
  readonly overdue?: number;
  /** Months of 2026 in which it was paid late. */
  readonly late?: readonly number[];
}

interface Sample {
  readonly score: number;
  readonly defaulted: number;
  readonly closed: number;
  readonly enquiries: number;
  readonly accounts: readonly SampleAccount[];
}

const CARD = '10';
const HOME_LOAN = '02';
const PERSONAL_LOAN = '05';

const GOOD: Sample = {
  ...{ score: 784, defaulted: 0, closed: 2, enquiries: 1 },
  accounts: [
    { type: CARD, opened: '20180612', balance: 18_400, limit: 2_00_000 },
    { type: HOME_LOAN, opened: '20210301', balance: 31_20_000 },
  ],
};

const BAD: Sample = {
  ...{ score: 588, defaulted: 1, closed: 0, enquiries: 7 },
  accounts: [
    { type: CARD, opened: '20260110', balance: 92_000, limit: 1_00_000, overdue: 6_500, late: [8, 9, 10] },
    { type: PERSONAL_LOAN, opened: '20260205', balance: 1_80_000 },
  ],
};

type SampleAnswer = { readonly status: number; readonly json: object } | 'silent';

/** By the four digits of the PAN; other PANs have the good report. */
const ANSWERS: Readonly<Record<string, () => SampleAnswer>> = {
  '9101': () => ({ status: 422, json: { success: false, message_code: 'verification_failed' } }),
  '9102': () => ({ status: 200, json: { success: true, data: { credit_score: '', credit_report: {} } } }),
  '9103': () => ({ status: 503, json: { success: false } }),
  '9104': () => 'silent',
  '9105': () => reportOf(BAD),
};

/** What the bureau answers about a PAN. */
export function sampleReport(pan: string): SampleAnswer {
  return ANSWERS[pan.slice(5, 9)]?.() ?? reportOf(GOOD);
}

/** A report in Experian’s fields, where all numbers are texts. */
function reportOf({ score, defaulted, closed, enquiries, accounts }: Sample): SampleAnswer {
  const credit_report = {
    CAIS_Account: {
      CAIS_Summary: {
        Credit_Account: {
          CreditAccountActive: String(accounts.length),
          CreditAccountClosed: String(closed),
          CreditAccountDefault: String(defaulted),
        },
        Total_Outstanding_Balance: {
          Outstanding_Balance_All: String(accounts.reduce((sum, { balance }) => sum + balance, 0)),
        },
      },
      CAIS_Account_DETAILS: accounts.map(({ type, opened, balance, limit, overdue, late = [] }) => ({
        Account_Type: type,
        Open_Date: opened,
        Current_Balance: String(balance),
        Credit_Limit_Amount: limit === undefined ? '' : String(limit),
        Amount_Past_Due: String(overdue ?? 0),
        CAIS_Account_History: late.map((month) => ({
          ...{ Year: '2026', Month: String(month).padStart(2, '0'), Days_Past_Due: '30' },
        })),
      })),
    },
    CAPS: { CAPS_Summary: { CAPSLast180Days: String(enquiries) } },
  };
  return { status: 200, json: { success: true, data: { credit_score: String(score), credit_report } } };
}

import { createHash } from 'node:crypto';
import { indiaDayStart, laterDay } from '@aangan/shared-kit/domain/india-day';
import { and, asc, eq, gte, lt, lte } from 'drizzle-orm';
import type { Database } from '../../src/foundation/database/public.ts';
import type { Jobs } from '../../src/foundation/jobs/public.ts';
import { signatureProblem, WebhookRefused } from '../../src/money/payments/public.ts';
import type { NewPayout, PayoutBank, PayoutFacts } from '../../src/rent/payments/public.ts';
import { sandboxPayout } from './sandbox-bank.tables.ts';
import { sandboxReturn } from './sandbox-outcome.ts';

/** Worthless: the sandbox moves no money. */
export const SANDBOX_BANK_SECRET = 'aangan-sandbox-bank';

/** Header with the signature of its webhooks. */
export const SANDBOX_BANK_HEADER = 'x-sandbox-bank-signature';

/** The sandbox decides so long after it was asked. */
const DECIDES_AFTER_MS = 2_000;

interface SandboxBankDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly now: () => number;
}

/** The job that decides payouts. */
export const SANDBOX_BANK_JOB = 'sandbox-bank';

type PayoutRow = typeof sandboxPayout.$inferSelect;

/** A bank that moves no money, for development and tests: as strict as a real one, with a record of its own. */
export function sandboxBank({ database, jobs, now }: SandboxBankDeps): PayoutBank {
  return {
    name: 'sandbox',
    keyDays: 365,

    async send({ key, paise, beneficiary }: NewPayout) {
      const returnReason = sandboxReturn(beneficiary) ?? null;
      const id = `pout_${createHash('sha256').update(key).digest('base64url').slice(0, 16)}`;
      await database
        .insert(sandboxPayout)
        .values({
          id,
          key,
          paise,
          state: 'sent',
          outcome: returnReason === null ? 'arrived' : 'failed',
          returnReason,
          createdAt: new Date(now()),
          dueAt: new Date(now() + DECIDES_AFTER_MS),
        })
        .onConflictDoNothing();
      const [row] = await database.select().from(sandboxPayout).where(eq(sandboxPayout.key, key));
      if (!row) throw new Error(`The sandbox has lost ${key}`);
      await jobs.send(SANDBOX_BANK_JOB, {}, { startAfter: row.dueAt, key });
      return sandboxFacts(row);
    },

    async find(key) {
      const [row] = await database.select().from(sandboxPayout).where(eq(sandboxPayout.key, key));
      return row && sandboxFacts(row);
    },

    readWebhook({ rawBody, headers }) {
      const problem = signatureProblem(String(headers[SANDBOX_BANK_HEADER] ?? ''), rawBody, SANDBOX_BANK_SECRET, now());
      if (problem) throw new WebhookRefused(problem);
      // The signature proves that the sandbox wrote it.
      return JSON.parse(rawBody) as PayoutFacts;
    },

    async statement(day) {
      const rows = await database
        .select()
        .from(sandboxPayout)
        .where(
          and(
            gte(sandboxPayout.createdAt, new Date(indiaDayStart(day))),
            lt(sandboxPayout.createdAt, new Date(indiaDayStart(laterDay(day, 1)))),
          ),
        )
        .orderBy(asc(sandboxPayout.createdAt));
      return rows.map(sandboxFacts);
    },
  };
}

/** Decides the payouts that are due. @returns what the webhooks say */
export async function decideSandboxPayouts(database: Database, at: Date): Promise<PayoutFacts[]> {
  const due = await database
    .select()
    .from(sandboxPayout)
    .where(and(eq(sandboxPayout.told, 0), lte(sandboxPayout.dueAt, at)))
    .limit(100);
  return Promise.all(
    due.map(async (row) => {
      const bankReference =
        row.outcome === 'arrived' ? `UTR${row.id.replaceAll(/\W|_/g, '').slice(-9).toUpperCase()}` : null;
      const decided = { state: row.outcome, bankReference, told: 1 } as const;
      await database.update(sandboxPayout).set(decided).where(eq(sandboxPayout.id, row.id));
      return sandboxFacts({ ...row, ...decided });
    }),
  );
}

function sandboxFacts({ id, key, state, paise, bankReference, returnReason }: PayoutRow): PayoutFacts {
  return {
    key,
    bankPayout: id,
    // Nothing of the sandbox waits to be asked.
    state: state === 'asked' ? 'sent' : state,
    paise,
    bankReference,
    returnReason: state === 'failed' ? returnReason : null,
  };
}

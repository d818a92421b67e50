import type { creditReportCalls } from '@aangan/shared-kit/contracts/credit-reports';
import {
  CHECKS_A_DAY,
  CREDIT_CONSENT_VERSION,
  creditConsent,
  stateNow,
  validUntil,
} from '@aangan/shared-kit/domain/credit/credit-check';
import type { FastifyRequest } from 'fastify';
import { badInput, CallError, type CallHandlers, clientName, notFound } from '../../foundation/server/public.ts';
import { lockAccount, personById } from '../../people/accounts/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import {
  addCheck,
  addConsent,
  askedToday,
  checksOf,
  deleteCheck,
  endCheck,
  endSilentChecks,
  newReportId,
} from './credit.queries.ts';
import type { CreditCheckRow } from './credit.tables.ts';
import { CREDIT_WORDS } from './credit.words.ts';
import type { CreditBureau, ReportedPerson } from './credit-bureau.ts';
import { openPan, panColumns, sealFacts, wireCheck } from './credit-seals.ts';

interface CreditDeps extends CallDeps {
  /** Undefined where credit checks are closed. */
  readonly bureau: CreditBureau | undefined;
}

/** A question to the bureau that has just been stored. */
interface Asked {
  readonly row: CreditCheckRow;
  readonly person: ReportedPerson;
}

/** People fetch, read and delete their own credit reports. Source: product-and-plans, section 2 (/check-credit-score). */
export function creditHandlers(deps: CreditDeps): CallHandlers<typeof creditReportCalls> {
  const { database, sealedText, sessions, bureau, now } = deps;

  /** The newest report, if it is still current. */
  function currentOf(rows: readonly CreditCheckRow[]): CreditCheckRow | undefined {
    const answered = rows.find(({ state }) => state === 'ready' || state === 'no-history');
    return answered && now() < validUntil(answered.askedAt.getTime()) ? answered : undefined;
  }

  /** Stores consent and question in one transaction, before the bureau is asked. @returns the current report instead */
  function begin(
    { accountId, pan, from }: { accountId: string; pan: string | undefined; from: CreditBureau },
    request: FastifyRequest,
  ): Promise<Asked | CreditCheckRow> {
    const at = new Date(now());
    return database.transaction(async (transaction) => {
      await lockAccount(transaction, accountId);
      await endSilentChecks(transaction, accountId, at);
      const rows = await checksOf(transaction, accountId);
      const current = currentOf(rows);
      if (current) return current;
      if (rows.some(({ state }) => state === 'asking')) throw new CallError(409, CREDIT_WORDS.asking);
      if ((await askedToday(transaction, accountId, at)) >= CHECKS_A_DAY) {
        throw new CallError(429, CREDIT_WORDS.tooOften(CHECKS_A_DAY));
      }
      const account = await personById(transaction, accountId);
      if (!account?.phone?.startsWith('+91')) throw new CallError(409, CREDIT_WORDS.foreignPhone);
      const ownPan = pan ?? (rows[0] && openPan(sealedText, rows[0]));
      if (ownPan === undefined) throw badInput('body.pan', CREDIT_WORDS.noPan);
      const { name: bureauName, isSample } = from;
      const text = creditConsent(bureauName);
      const client = clientName(request.headers['user-agent'] ?? '');
      const consent = { accountId, bureau: bureauName, text, version: CREDIT_CONSENT_VERSION, client, at };
      const id = newReportId();
      const row: CreditCheckRow = {
        ...{ id, accountId, consentId: await addConsent(transaction, consent), state: 'asking' },
        ...{ bureau: bureauName, isSample, askedAt: at, factsSealed: null },
        ...panColumns(sealedText, id, ownPan),
      };
      await addCheck(transaction, row);
      return { row, person: { name: account.name, phone: account.phone, pan: ownPan } };
    });
  }

  /** Asks the bureau, and stores its answer. One that fails is stored as failed. */
  async function ask(from: CreditBureau, { row, person }: Asked, request: FastifyRequest): Promise<CreditCheckRow> {
    const end = await from.report(person, now()).then(
      (answer) => ({
        state: answer.state,
        factsSealed: answer.state === 'ready' ? sealFacts(sealedText, row.id, answer.facts) : null,
      }),
      (error: unknown) => {
        request.log.warn({ report: row.id, err: error }, 'A credit bureau did not answer');
        return { state: 'failed' as const, factsSealed: null };
      },
    );
    await endCheck(database, row.id, end);
    return { ...row, ...end };
  }

  return {
    async 'GET /api/v1/credit-reports'(_input, request) {
      const { accountId } = await sessions.required(request);
      const [rows, person] = await Promise.all([checksOf(database, accountId), personById(database, accountId)]);
      const current = currentOf(
        rows.map((row) => ({ ...row, state: stateNow(row.state, row.askedAt.getTime(), now()) })),
      );
      return {
        checks: rows.map((row) => wireCheck(sealedText, row, now())),
        currentUntil: current ? validUntil(current.askedAt.getTime()) : null,
        bureau: bureau ? { name: bureau.name, isSample: bureau.isSample } : null,
        name: person?.name ?? '',
        phone: person?.phone ?? '',
      };
    },

    async 'POST /api/v1/credit-reports'({ body: { pan } }, request) {
      const { accountId } = await sessions.required(request);
      if (!bureau) throw new CallError(409, CREDIT_WORDS.closed);
      const begun = await begin({ accountId, pan, from: bureau }, request);
      const row = 'person' in begun ? await ask(bureau, begun, request) : begun;
      return { check: wireCheck(sealedText, row, now()) };
    },

    async 'DELETE /api/v1/credit-reports/{reportId}'({ params: { reportId } }, request) {
      const { accountId } = await sessions.required(request);
      if (!(await deleteCheck(database, accountId, reportId))) throw notFound(CREDIT_WORDS.noReport);
      return { status: 'success' };
    },
  };
}

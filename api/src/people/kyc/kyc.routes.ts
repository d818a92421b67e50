import { randomBytes } from 'node:crypto';
import type { Kyc, KycUserType, kycCalls } from '@aangan/shared-kit/contracts/kyc';
import { aadhaarProblem, panProblem, tidyPan } from '@aangan/shared-kit/domain/kyc-fields';
import type { FastifyRequest } from 'fastify';
import type { Audit } from '../../foundation/audit/public.ts';
import type { Transaction } from '../../foundation/database/public.ts';
import {
  BAD_INPUT_MESSAGE,
  badInput,
  CallError,
  type CallHandlers,
  callError,
} from '../../foundation/server/public.ts';
import { readDocument } from '../../foundation/uploads/public.ts';
import type { StaffCallDeps } from '../staff/public.ts';
import {
  changeKyc,
  countWaitingKyc,
  documentsOf,
  dropDocument,
  foundKyc,
  holdKyc,
  kycOf,
  readKyc,
  saveDocument,
  waitingKyc,
} from './kyc.queries.ts';
import type { KycRow } from './kyc.tables.ts';
import { mayChange, missingPapers, NOT_NOW } from './kyc-rules.ts';
import { openPan, panColumns } from './kyc-seals.ts';

export const NO_DOCUMENT =
  'We cannot read this file as a PDF, JPG or PNG. Take the picture again, or save the file again.';

interface KycDeps extends StaffCallDeps {
  readonly audit: Audit;
}

/** The calls on KYC files for property management. Source: product-and-plans, section 2 (/cpms-kyc/{userType}). */
export function kycHandlers({
  database,
  sessions,
  now,
  files,
  sealedText,
  decisions,
  audit,
}: KycDeps): CallHandlers<typeof kycCalls> {
  /**
   * Changes the visitor's own KYC file while it may be changed, and returns its new state.
   * @param work returns the key of a stored file that is no longer needed
   */
  async function change(
    request: FastifyRequest,
    userType: KycUserType,
    work: (transaction: Transaction, row: KycRow) => Promise<string | undefined>,
  ): Promise<Kyc> {
    const { accountId } = await sessions.required(request);
    const { papers, unused } = await database.transaction(async (transaction) => {
      const row = await holdKyc(transaction, accountId, userType);
      if (!mayChange(row)) throw new CallError(409, NOT_NOW);
      const unused = await work(transaction, row);
      return { papers: await readKyc(transaction, sealedText, row), unused };
    });
    // Deleted only after no row refers to it any more.
    if (unused) await files.remove(unused);
    return papers;
  }

  return {
    async 'GET /api/v1/cpms/kyc/{userType}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      return readKyc(database, sealedText, { accountId, userType: params.userType });
    },

    'PUT /api/v1/cpms/kyc/{userType}': ({ params, body }, request) =>
      change(request, params.userType, async (transaction, row) => {
        const { aadhaarLast4 } = body;
        const pan = body.pan === undefined ? undefined : tidyPan(body.pan);
        refuse('pan', pan && panProblem(pan));
        refuse('aadhaarLast4', aadhaarLast4 && aadhaarProblem(aadhaarLast4));
        await changeKyc(transaction, row, {
          ...(pan !== undefined && panColumns(sealedText, row, pan)),
          ...(aadhaarLast4 !== undefined && { aadhaarLast4: aadhaarLast4 || null }),
          ...(body.address !== undefined && { address: body.address || null }),
        });
        return undefined;
      }),

    async 'PUT /api/v1/cpms/kyc/{userType}/documents/{document}'({ params, upload }, request) {
      await sessions.required(request);
      const read = await readDocument(upload);
      if (!read) throw badInput('upload', NO_DOCUMENT);
      const fileKey = `kyc/${randomBytes(18).toString('base64url')}`;
      await files.put(fileKey, read.bytes);
      const { mediaType, bytes } = read;
      return change(request, params.userType, async (transaction, { accountId, userType }) =>
        saveDocument(transaction, {
          accountId,
          userType,
          document: params.document,
          fileKey,
          mediaType,
          bytes: bytes.length,
          uploadedAt: new Date(now()),
        }),
      ).catch(async (error: unknown) => {
        await files.remove(fileKey);
        throw error;
      });
    },

    'DELETE /api/v1/cpms/kyc/{userType}/documents/{document}': ({ params }, request) =>
      change(request, params.userType, (transaction, { accountId, userType }) =>
        dropDocument(transaction, { accountId, userType, document: params.document }),
      ),

    'POST /api/v1/cpms/kyc/{userType}/submit': ({ params }, request) =>
      change(request, params.userType, async (transaction, row) => {
        const documents = (await documentsOf(transaction, row.accountId, row.userType)).map(({ document }) => document);
        const missing = missingPapers(row.userType, { ...row, pan: openPan(sealedText, row), documents });
        if (missing.length > 0) {
          throw new CallError(
            400,
            BAD_INPUT_MESSAGE,
            missing.map(({ field, reason }) => ({ field: `body.${field}`, reason })),
          );
        }
        await changeKyc(transaction, row, {
          state: 'submitted',
          reason: null,
          submittedAt: new Date(now()),
          decidedAt: null,
        });
        return undefined;
      }),

    async 'GET /api/v1/staff/kyc'({ query: { ids } }, request) {
      await sessions.staff(request, 'verification');
      return { waiting: await waitingKyc(database, sealedText, ids) };
    },

    async 'POST /api/v1/staff/kyc/search'({ body: { text } }, request) {
      const { accountId } = await sessions.staff(request, 'verification');
      await audit.note({ event: 'staff-action', accountId, detail: 'kyc searched' }, request);
      return { ids: await foundKyc(database, text) };
    },

    async 'GET /api/v1/staff/kyc/waiting'(_input, request) {
      await sessions.staff(request, 'verification');
      return { waiting: await countWaitingKyc(database) };
    },

    async 'POST /api/v1/staff/kyc/{accountId}/{userType}'({ params, body }, request) {
      const staff = await sessions.staff(request, 'verification');
      const state = body.decision === 'verify' ? 'verified' : 'rejected';
      const reason = body.decision === 'reject' ? body.reason : null;
      await database.transaction(async (transaction) => {
        const papers = await kycOf(transaction, params.accountId, params.userType);
        if (papers.state !== 'submitted') throw callError('documents-decided');
        const row = await holdKyc(transaction, params.accountId, params.userType);
        if (row.state !== 'submitted') throw callError('documents-decided');
        await changeKyc(transaction, row, { state, reason, decidedAt: new Date(now()), decidedBy: staff.accountId });
        // The person reads it at once, and may send the papers again.
        const caseId = `${params.accountId}:${params.userType}`;
        const decided = { queue: 'kyc', role: 'verification', caseId, decision: state, reversible: false } as const;
        await decisions.note({ ...decided, ...(reason !== null && { reason }) }, { staff, request, transaction });
      });
      return { state };
    },
  };
}

function refuse(field: string, problem: string | undefined): void {
  if (problem) throw badInput(`body.${field}`, problem);
}

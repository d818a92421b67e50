import { z } from 'zod';
import { CHAT_REPORT_REASON_KEYS } from '../domain/chat/chat-report-reason.ts';
import { SCAM_SIGNS } from '../domain/chat/scam-warnings.ts';
import type { CallContracts } from './call.ts';
import { neededReason, optionalReason, takenBack, waitingCases } from './staff.ts';

const reportId = z.string().regex(/^crp_[\w-]{20}$/);

/** A message as the report has copied it. */
const evidence = z.object({
  seq: z.number().int(),
  author: z.enum(['reporter', 'reported', 'product']),
  kind: z.string(),
  text: z.string(),
  /** Id of its photo, by which staff read it with the report; null without one. */
  photo: z.string().nullable(),
  /** Epoch ms. */
  at: z.number(),
});

export const chatStaffCalls = {
  'GET /api/v1/staff/chat-reports': {
    summary: 'Reports on chats that wait for a decision, oldest first; for staff',
    personal: true,
    answer: z.object({
      reports: z.array(
        z.object({
          id: z.string(),
          reason: z.enum(CHAT_REPORT_REASON_KEYS),
          words: z.string(),
          propertyId: z.string(),
          title: z.string().nullable(),
          /** Role of the reported person. */
          reportedRole: z.enum(['seeker', 'owner']),
          reportedId: z.string(),
          /** People whose reports on the same person wait or were upheld. */
          reporters: z.number().int(),
          signs: z.array(z.enum(SCAM_SIGNS)),
          evidence: z.array(evidence),
          /** Epoch ms. */
          reportedOn: z.number(),
        }),
      ),
    }),
  },
  'GET /api/v1/staff/chat-reports/waiting': {
    summary: 'Number of reports on chats that wait for a decision; for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/chat-reports/{reportId}': {
    summary: 'Decides a report on a chat: upheld closes the conversation; for staff',
    params: z.object({ reportId }),
    body: z.discriminatedUnion('state', [
      z.object({ state: z.literal('upheld'), reason: neededReason }),
      z.object({ state: z.literal('dismissed'), reason: optionalReason }),
    ]),
    personal: true,
    answer: z.object({ state: z.enum(['upheld', 'dismissed']) }),
  },
  'DELETE /api/v1/staff/chat-reports/{reportId}/decision': {
    summary: 'Takes the last decision back, for half an hour; the case waits again; for staff',
    params: z.object({ reportId }),
    personal: true,
    answer: takenBack,
  },
} as const satisfies CallContracts;

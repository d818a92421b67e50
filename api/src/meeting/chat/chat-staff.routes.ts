import type { chatCalls } from '@aangan/shared-kit/contracts/chat';
import type { chatStaffCalls } from '@aangan/shared-kit/contracts/chat-staff';
import { type CallHandlers, notFound } from '../../foundation/server/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { countChatReports, reportsThatWait } from './chat-reports.queries.ts';
import { CHAT_WORDS } from './chat-words.ts';
import { ownConversation } from './own-conversation.queries.ts';
import { decideChatReport, reopenChatReport, reportChat } from './report-chat.ts';

const QUEUE = { queue: 'chat-reports', role: 'support' } as const;

type ReportCall = 'POST /api/v1/chat/conversations/{conversationId}/report';

/** Reports on chats, for people and staff. */
export function chatReportHandlers({
  database,
  sessions,
  now,
  files,
  jobs,
  decisions,
}: StaffCallDeps): CallHandlers<typeof chatStaffCalls> & Pick<CallHandlers<typeof chatCalls>, ReportCall> {
  return {
    async 'POST /api/v1/chat/conversations/{conversationId}/report'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const mine = await ownConversation(database, accountId, params.conversationId);
      const { state, evidence } = await reportChat({ database, files, jobs }, mine, body, new Date(now()));
      return { state, messages: evidence.length };
    },

    async 'GET /api/v1/staff/chat-reports'(_input, request) {
      await sessions.staff(request, QUEUE.role);
      const rows = await reportsThatWait(database);
      return {
        reports: rows.map(({ report, listingId, ownerId, title, reporters }) => ({
          id: report.id,
          reason: report.reason,
          words: report.words,
          propertyId: listingId,
          title,
          reportedRole: report.reportedId === ownerId ? ('owner' as const) : ('seeker' as const),
          reportedId: report.reportedId,
          reporters,
          signs: [...new Set(report.evidence.flatMap(({ sign }) => sign ?? []))],
          evidence: report.evidence.map(({ sign: _sign, uploadId = null, ...message }) => ({
            ...message,
            photo: uploadId,
          })),
          reportedOn: report.createdAt.getTime(),
        })),
      };
    },

    async 'GET /api/v1/staff/chat-reports/waiting'(_input, request) {
      await sessions.staff(request, QUEUE.role);
      return { waiting: await countChatReports(database) };
    },

    async 'POST /api/v1/staff/chat-reports/{reportId}'({ params, body }, request) {
      const staff = await sessions.staff(request, QUEUE.role);
      await database.transaction(async (transaction) => {
        const found = await decideChatReport(jobs, transaction, params.reportId, body.state, new Date(now()));
        if (!found) throw notFound(CHAT_WORDS.noReport);
        const { state: decision, reason } = body;
        const decided = { ...QUEUE, caseId: params.reportId, decision, reason, reversible: true };
        await decisions.note(decided, { staff, request, transaction });
      });
      return { state: body.state };
    },

    async 'DELETE /api/v1/staff/chat-reports/{reportId}/decision'({ params }, request) {
      const staff = await sessions.staff(request, QUEUE.role);
      await database.transaction(async (transaction) => {
        await decisions.takeBack({ ...QUEUE, caseId: params.reportId }, { staff, request, transaction });
        await reopenChatReport(transaction, params.reportId);
      });
      return { waits: true as const };
    },
  };
}

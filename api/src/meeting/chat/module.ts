import { chatCalls, chatTopics } from '@aangan/shared-kit/contracts/chat';
import { chatStaffCalls } from '@aangan/shared-kit/contracts/chat-staff';
import { auditOf } from '../../foundation/audit/public.ts';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { defineModule, KEPT_FOR_OTHER_SIDE } from '../../foundation/module/public.ts';
import { staffDecisionsOf } from '../../people/staff/public.ts';
import { CHAT_NOTICES } from '../../search/alerts/public.ts';
import { awayNotices } from './away-notices.ts';
import { broadcastHandlers } from './broadcast.routes.ts';
import { chatTopicHandlers } from './chat.live.ts';
import * as tables from './chat.tables.ts';
import * as noticeTables from './chat-notices.tables.ts';
import { CHAT_PHOTO, chatPhotoUpload } from './chat-photo.ts';
import * as reportTables from './chat-reports.tables.ts';
import { chatReportHandlers } from './chat-staff.routes.ts';
import { conversationHandlers } from './conversations.routes.ts';
import { chatExport } from './export-chat.routes.ts';
import { removeWords } from './leave-chat.ts';
import { messageHandlers } from './messages.routes.ts';
import { deleteOldNotices } from './old-notices.queries.ts';
import { chatOf } from './open-chat.ts';
import { reportPhotoRoutes } from './report-photo.routes.ts';
import { chatNotices } from './stop-notices.ts';

/** Seekers and owners write to each other about a listing. */
export const chat = defineModule({
  name: 'meeting/chat',
  calls: { ...chatCalls, ...chatStaffCalls },
  handlers: (api) => ({
    ...conversationHandlers(api.use(chatOf)),
    ...messageHandlers(api.use(chatOf)),
    ...broadcastHandlers(api.use(chatOf)),
    ...chatReportHandlers({ ...api.use(chatOf), decisions: api.use(staffDecisionsOf) }),
  }),
  routes: (api) => {
    const deps = api.use(chatOf);
    chatExport(api.app, deps);
    reportPhotoRoutes(api.app, { ...deps, audit: api.use(auditOf), files: api.settings.files });
  },
  provides: (api) => api.provide(CHAT_NOTICES, chatNotices),
  topics: chatTopics,
  live: ({ database, settings }) => chatTopicHandlers(database, settings.now),
  jobs: (api) => awayNotices(api.use(noticeDepsOf)),
  uploads: { [CHAT_PHOTO]: chatPhotoUpload },
  tables: { ...tables, ...reportTables, ...noticeTables },
  personalData: {
    tables: [
      {
        name: 'chats',
        table: tables.chatConversation,
        people: [tables.chatConversation.seekerId, tables.chatConversation.ownerId],
        onDeletion: KEPT_FOR_OTHER_SIDE,
      },
      {
        name: 'chatMessages',
        table: tables.chatMessage,
        people: [tables.chatMessage.authorId],
        // Nobody learns from their copy who has blocked them, and what our checks say.
        hidden: ['clientKey', 'held', 'scamSign', 'scamWarnsAuthor', 'hiddenFrom'],
        onDeletion: { keep: 'Its words are removed; the other person sees that there was a message.' },
      },
      { name: 'chatsByPerson', table: tables.chatMember, onDeletion: 'remove' },
      { name: 'chatBlocks', table: tables.chatBlock, people: [tables.chatBlock.blockerId], onDeletion: 'remove' },
      { name: 'chatSettings', table: tables.chatSettings, onDeletion: 'remove' },
      {
        name: 'chatReports',
        table: reportTables.chatReport,
        people: [reportTables.chatReport.reporterId],
        hidden: ['reportedId'],
        onDeletion: {
          keep: 'A report protects others; it names an opaque account. Copies of its photos are deleted when staff decide.',
        },
      },
      { name: 'chatNotices', table: noticeTables.chatNotice, onDeletion: 'remove' },
      {
        name: 'messagesToAll',
        table: noticeTables.chatBroadcast,
        people: [noticeTables.chatBroadcast.ownerId],
        hidden: ['clientKey'],
        onDeletion: 'remove',
      },
    ],
    beforeDeletion: (transaction, { accountId }) => removeWords(transaction, accountId),
  },
  retention: [
    // As long as the link in a notice can stop the others.
    { name: 'notices of chat', days: 400, remove: deleteOldNotices },
  ],
  staffQueues: [{ title: 'Reports about chats', list: 'GET /api/v1/staff/chat-reports', role: 'support' }],
});

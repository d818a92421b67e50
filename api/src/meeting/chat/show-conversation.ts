import type { Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { contact } from '../contacts/public.ts';
import { upcomingVisit } from '../visits/public.ts';
import { blockedSince } from './blocks.ts';
import type { MemberRow, MessageRow } from './chat.tables.ts';
import { chatHomes } from './chat-home.ts';
import { chatReport } from './chat-reports.tables.ts';
import { presenceAllowed } from './chat-settings.queries.ts';
import { CHAT_WORDS } from './chat-words.ts';
import { type ConversationFacts, oneConversation } from './list-conversations.queries.ts';
import { memberOf } from './own-conversation.queries.ts';
import { openProposal } from './visit-proposals.queries.ts';
import { wireFacts } from './wire-conversation.ts';

interface Viewer {
  readonly accountId: string;
  /** Epoch ms. */
  readonly now: number;
  /** People call through the bridge number. */
  readonly canCall: boolean;
}

/** One conversation as one of its people sees it. @throws CallError 404 for what is not theirs */
export async function showConversation(database: Database, id: string, viewer: Viewer): Promise<Conversation> {
  const facts = await oneConversation(database, viewer.accountId, id);
  if (!facts) throw notFound(CHAT_WORDS.noConversation);
  const { conversation, member, other, blocked, permitted } = facts;
  const [homes, theirs, presence, blockedAt, report, visit, proposal, callVia] = await Promise.all([
    chatHomes(database, [conversation.listingId]),
    memberOf(database, id, other.id),
    presenceAllowed(database, viewer.accountId, other.id),
    blockedSince(database, { blockerId: other.id, blockedId: viewer.accountId }),
    reportOf(database, facts),
    upcomingVisit(database, conversation.seekerId, conversation.listingId, viewer.now),
    openProposal(database, member),
    viewer.canCall && permitted ? contactOf(database, facts) : undefined,
  ]);
  const shown = wireFacts(facts, { home: homes.get(conversation.listingId), now: viewer.now });
  const seen = presence && !blocked;
  return {
    ...shown,
    contactPermitted: permitted,
    ...(callVia !== undefined && { callVia }),
    nextStep: nextStepOf({
      ...shown,
      permitted,
      hasVisit: visit !== undefined,
      hasProposal: isOpen(proposal, viewer.now),
    }),
    visit: visit ? { visitId: visit.id, time: visit.startsAt.getTime() } : null,
    readSeq: member.readSeq,
    theirDeliveredSeq: theirs?.deliveredSeq ?? 0,
    theirReadSeq: theirs?.readSeq ?? 0,
    presence: seen,
    seenAt: seen ? seenBefore(theirs, blockedAt) : null,
    reported: report,
  };
}

/** When the other person was last here; a blocked viewer sees nothing of the time after the block. */
function seenBefore(theirs: MemberRow | undefined, blockedAt: Date | undefined): number | null {
  if (!theirs?.seenAt) return null;
  return Math.min(theirs.seenAt.getTime(), blockedAt?.getTime() ?? Number.POSITIVE_INFINITY);
}

interface StepFacts extends Pick<Conversation, 'role' | 'stopped' | 'blocked'> {
  readonly home: Conversation['home'];
  readonly permitted: boolean;
  readonly hasVisit: boolean;
  readonly hasProposal: boolean;
}

/** What helps most now. Only seekers ask for numbers and book visits. */
function nextStepOf({
  role,
  stopped,
  blocked,
  home,
  permitted,
  hasVisit,
  hasProposal,
}: StepFacts): Conversation['nextStep'] {
  if (stopped !== null || blocked) return null;
  if (hasProposal) return 'answer-proposal';
  if (hasVisit) return 'visit';
  if (role === 'owner' || home?.active !== true) return null;
  return permitted ? 'book-visit' : 'ask-contact';
}

/** Whether a time of the proposal can still be chosen. */
function isOpen(proposal: MessageRow | undefined, now: number): boolean {
  return proposal?.details.times?.some((time) => time > now) ?? false;
}

/** The contact about the home of a conversation. */
async function contactOf(database: Database, { conversation }: ConversationFacts): Promise<string | undefined> {
  const { seekerId, ownerId, listingId } = conversation;
  const [found] = await database
    .select({ id: contact.id })
    .from(contact)
    .where(and(eq(contact.seekerId, seekerId), eq(contact.listingId, listingId), eq(contact.ownerId, ownerId)));
  return found?.id;
}

async function reportOf(database: Database, { member }: ConversationFacts): Promise<Conversation['reported']> {
  const [found] = await database
    .select({ state: chatReport.state })
    .from(chatReport)
    .where(and(eq(chatReport.conversationId, member.conversationId), eq(chatReport.reporterId, member.accountId)));
  return found?.state ?? null;
}

import type { Conversation, ListedConversation } from '@aangan/shared-kit/contracts/chat-values';
import { shortName } from '@aangan/shared-kit/domain/short-name';
import type { ListingCard } from '../../search/listings/public.ts';
import { homeCard } from '../../search/listings/public.ts';
import { NAMELESS } from '../contacts/public.ts';
import type { ConversationFacts } from './list-conversations.queries.ts';
import { sidesOf } from './own-conversation.queries.ts';
import { stoppedBy } from './stopped.ts';
import { wireGlance } from './wire-message.ts';

/** Characters of the last message in a list. */
const GLANCE = 140;

interface Showing {
  /** Undefined once the listing is deleted. */
  readonly home: ListingCard | undefined;
  readonly now: number;
}

/** What lists and pages show of a conversation. Of the other person only the short name. */
export function wireFacts({ conversation, member, other, blocked }: ConversationFacts, { home, now }: Showing) {
  const muted = member.mutedUntil !== null && member.mutedUntil.getTime() > now;
  return {
    id: conversation.id,
    role: sidesOf(conversation, member.accountId).role,
    name: nameOf(other),
    home: home ? homeCard(home) : null,
    stopped:
      stoppedBy({
        listing: home ?? null,
        closed: conversation.closedAt !== null,
        otherLeft: other.deletedAt !== null,
      }) ?? null,
    blocked,
    archived: member.archivedAt !== null,
    mutedUntil: muted ? (member.mutedUntil?.getTime() ?? null) : null,
    draft: member.draft,
    unread: member.unread,
    lastSeq: member.lastSeq,
  } satisfies Partial<Conversation>;
}

export function wireListed(facts: ConversationFacts, showing: Showing): ListedConversation {
  const { last, member, permitted } = facts;
  const glance = last && wireGlance(last, { accountId: member.accountId, permitted });
  return {
    ...wireFacts(facts, showing),
    last: glance && { ...glance, text: glance.text.slice(0, GLANCE).toWellFormed() },
    at: member.lastAt.getTime(),
  };
}

/** How the other person is named: `Asha R.` */
export function nameOf(person: { readonly name: string; readonly deletedAt: Date | null }): string {
  if (person.deletedAt !== null) return 'Deleted account';
  return person.name.trim() === '' ? NAMELESS : shortName(person.name);
}

import { Stack } from '@aangan/shared-kit/ui/layout';
import { CHATS_TITLE, ConversationList, type Inbox, useInbox } from '../chat-list/public.ts';

export interface SideListProps {
  readonly loaded: Inbox;
  /** Id of the open conversation. */
  readonly current: string;
}

/** The list beside the open conversation. */
export function SideList({ loaded, current }: SideListProps) {
  return (
    <Stack gap={16}>
      <h2>{CHATS_TITLE}</h2>
      <ConversationList inbox={useInbox(loaded)} current={current} />
    </Stack>
  );
}

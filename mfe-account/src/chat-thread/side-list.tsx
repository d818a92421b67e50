import { CHATS_TITLE, ConversationList, type Inbox, useInbox } from '../chat-list/public.ts';
import styles from './thread.module.css';

export interface SideListProps {
  readonly loaded: Inbox;
  /** Id of the open conversation. */
  readonly current: string;
}

/** The list beside the open conversation. */
export function SideList({ loaded, current }: SideListProps) {
  return (
    <div className={styles.sideList}>
      <h2>{CHATS_TITLE}</h2>
      <ConversationList inbox={useInbox(loaded)} current={current} />
    </div>
  );
}

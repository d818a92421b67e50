import type { Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { callLink } from '@aangan/shared-kit/links/calls';
import { type ChatPanel, chatExportLink, chatLink } from '@aangan/shared-kit/links/chat';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Popover } from '@aangan/shared-kit/ui/popover';
import type { ChatDoing } from './chat-actions.ts';
import { CHAT_WORDS } from './chat-thread.words.ts';
import styles from './thread.module.css';

/** What can be done with a conversation besides writing. It works without JavaScript. */
export function ChatMenu({ conversation }: { readonly conversation: Conversation }) {
  const { now } = usePlatform();
  const { id, archived, mutedUntil, blocked, reported, stopped, callVia } = conversation;
  const isSilent = mutedUntil !== null && mutedUntil > now;
  return (
    <Popover label={CHAT_WORDS.more} align="end">
      <ul className={styles.menu}>
        {callVia !== undefined && stopped === null && !blocked && (
          <li>
            <Link to={callLink(callVia)} className={styles.entry}>
              {CHAT_WORDS.call}
            </Link>
          </li>
        )}
        <li>
          {archived ? (
            <Press doing="unarchive">{CHAT_WORDS.unarchive}</Press>
          ) : (
            <Press doing="archive">{CHAT_WORDS.archive}</Press>
          )}
        </li>
        <li>
          {isSilent ? (
            <Press doing="unsilence">{CHAT_WORDS.unsilence}</Press>
          ) : (
            <Press doing="silence">{CHAT_WORDS.silence}</Press>
          )}
        </li>
        <li>
          <a href={chatExportLink(id)} download className={styles.entry}>
            {CHAT_WORDS.download}
          </a>
        </li>
        {reported !== 'received' && <PanelLink id={id} panel="report" words={CHAT_WORDS.report} />}
        {!blocked && <PanelLink id={id} panel="block" words={CHAT_WORDS.block} />}
        <PanelLink id={id} panel="delete" words={CHAT_WORDS.remove} />
      </ul>
    </Popover>
  );
}

function Press({ doing, children }: { readonly doing: ChatDoing; readonly children: string }) {
  const { busy } = usePageAction();
  return (
    <ActionForm hidden={{ do: doing }}>
      <button type="submit" className={styles.entry} aria-busy={busy || undefined}>
        {children}
      </button>
    </ActionForm>
  );
}

interface PanelLinkProps {
  readonly id: string;
  readonly panel: ChatPanel;
  readonly words: string;
}

function PanelLink({ id, panel, words }: PanelLinkProps) {
  return (
    <li>
      <Link to={chatLink(id, { panel })} className={styles.entry}>
        {words}
      </Link>
    </li>
  );
}

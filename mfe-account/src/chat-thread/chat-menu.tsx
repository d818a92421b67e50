import type { Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { callLink } from '@aangan/shared-kit/links/calls';
import { type ChatPanel, chatExportLink, chatLink } from '@aangan/shared-kit/links/chat';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Rows } from '@aangan/shared-kit/ui/layout';
import { Popover } from '@aangan/shared-kit/ui/popover';
import type { ChatDoing } from './chat-actions.ts';
import { MENU_WORDS } from './chat-menu.words.ts';
import styles from './thread.module.css';

export interface AboutChatProps {
  readonly conversation: Conversation;
}

/** What can be done with a conversation besides writing. It works without JavaScript. */
export function ChatMenu({ conversation }: AboutChatProps) {
  const { now } = usePlatform();
  const { id, archived, mutedUntil, blocked, reported, stopped, callVia } = conversation;
  const isSilent = mutedUntil !== null && mutedUntil > now;
  return (
    <Popover label={MENU_WORDS.more} align="end">
      <Rows gap={0}>
        {callVia !== undefined && stopped === null && !blocked && (
          <li>
            <Link to={callLink(callVia)} className={styles.entry}>
              {MENU_WORDS.call}
            </Link>
          </li>
        )}
        <li>
          {archived ? (
            <Press doing="unarchive">{MENU_WORDS.unarchive}</Press>
          ) : (
            <Press doing="archive">{MENU_WORDS.archive}</Press>
          )}
        </li>
        <li>
          {isSilent ? (
            <Press doing="unsilence">{MENU_WORDS.unsilence}</Press>
          ) : (
            <Press doing="silence">{MENU_WORDS.silence}</Press>
          )}
        </li>
        <li>
          <a href={chatExportLink(id)} download className={styles.entry}>
            {MENU_WORDS.download}
          </a>
        </li>
        {reported !== 'received' && <PanelLink id={id} panel="report" words={MENU_WORDS.report} />}
        {!blocked && <PanelLink id={id} panel="block" words={MENU_WORDS.block} />}
        <PanelLink id={id} panel="delete" words={MENU_WORDS.remove} />
      </Rows>
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

import { STOP_REASONS } from '@aangan/shared-kit/domain/chat/stop-reasons';
import { similarLink } from '@aangan/shared-kit/links/listing';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import type { ChatDoing } from './chat-actions.ts';
import type { AboutChatProps } from './chat-menu.tsx';
import { blockedWords, HOME_WORDS } from './home-card.words.ts';
import styles from './thread.module.css';

const UNBLOCK: ChatDoing = 'unblock';

/** Why nothing can be written, in place of the field. */
export function ClosedComposer({ conversation }: AboutChatProps) {
  const { busy } = usePageAction();
  const { stopped, name, home, role } = conversation;
  if (stopped === null) {
    return (
      <div className={styles.closed}>
        <p>{blockedWords(name)}</p>
        <ActionForm hidden={{ do: UNBLOCK }}>
          <Button type="submit" size="small" busy={busy}>
            {HOME_WORDS.unblock}
          </Button>
        </ActionForm>
      </div>
    );
  }
  return (
    <div className={styles.closed}>
      <p>{STOP_REASONS[stopped]}</p>
      {home && role === 'seeker' && <Link to={similarLink(home.id)}>{HOME_WORDS.similar}</Link>}
    </div>
  );
}

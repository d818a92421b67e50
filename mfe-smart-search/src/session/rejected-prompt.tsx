import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { Panel } from '@aangan/shared-kit/ui/layout';
import { ReasonChoices } from '../answers/public.ts';
import styles from './session.module.css';
import { SESSION_WORDS } from './session.words.ts';
import type { SessionDoing } from './session-action.ts';

const PROMPT: SessionDoing = 'prompt';

/** Comes at exactly five rejected homes. Source: services-and-platform, section 4 (smart search). */
export function RejectedPrompt({ rent }: { readonly rent: boolean }) {
  return (
    <Panel>
      <ActionForm hidden={{ do: PROMPT }} className={styles.answers} aria-label={SESSION_WORDS.promptTitle}>
        <ReasonChoices legend={SESSION_WORDS.promptTitle} rent={rent} />
        <div className={styles.row}>
          <Button type="submit" variant="primary" name="answer" value="send">
            {SESSION_WORDS.promptSend}
          </Button>
          <Button type="submit" variant="quiet" name="answer" value="skip">
            {SESSION_WORDS.promptSkip}
          </Button>
        </div>
      </ActionForm>
    </Panel>
  );
}

import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import type { SessionData } from './load-session.ts';
import styles from './session.module.css';
import { SESSION_WORDS } from './session.words.ts';
import type { SessionDoing } from './session-action.ts';

const LEARNT: SessionDoing = 'learnt';

/** What answers have taught: each statement can be taken back. */
export function LearntList({ learnt }: Pick<SessionData, 'learnt'>) {
  if (learnt.length === 0) return null;
  return (
    <section aria-labelledby="learnt">
      <h2 id="learnt" className={styles.small}>
        {SESSION_WORDS.learntTitle}
      </h2>
      <ul className={styles.chips}>
        {learnt.map(({ key, words, counts }) => (
          <li key={key} className={`${styles.chip} ${styles.learnt} ${counts ? '' : styles.taken}`}>
            <span>
              {words}
              {!counts && <span className="visually-hidden"> ({SESSION_WORDS.taken})</span>}
            </span>
            <ActionForm hidden={{ do: LEARNT, key, counts: String(!counts) }}>
              <Button
                type="submit"
                variant="quiet"
                size="small"
                label={counts ? SESSION_WORDS.takeBack(words) : SESSION_WORDS.countAgain(words)}
              >
                {counts ? 'Ignore' : 'Use again'}
              </Button>
            </ActionForm>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { closeIcon } from '@aangan/shared-kit/ui/icon-paths';
import type { SessionData } from './load-session.ts';
import styles from './session.module.css';
import { SESSION_WORDS } from './session.words.ts';
import type { SessionDoing } from './session-action.ts';

const REMOVE: SessionDoing = 'remove';

/** What the session wants. Removing a wish applies the others again. */
export function WantedChips({ chips, changeTo, lookingFor }: Pick<SessionData, 'chips' | 'changeTo' | 'lookingFor'>) {
  return (
    <ul className={styles.chips} aria-label={SESSION_WORDS.wanted}>
      {chips.map(({ id, label }) => (
        <li key={id} className={styles.chip}>
          <span>{label}</span>
          <ActionForm hidden={{ do: REMOVE, chip: id, lookingFor }}>
            <button type="submit" className={styles.remove} aria-label={SESSION_WORDS.removeWish(label)}>
              <Icon path={closeIcon} />
            </button>
          </ActionForm>
        </li>
      ))}
      <li>
        <Link to={changeTo} className={styles.change}>
          {SESSION_WORDS.change}
        </Link>
      </li>
    </ul>
  );
}

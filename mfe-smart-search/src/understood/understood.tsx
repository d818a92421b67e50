import { Link } from '@aangan/shared-kit/platform/router';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { closeIcon } from '@aangan/shared-kit/ui/icon-paths';
import { WrappedRow } from '@aangan/shared-kit/ui/layout';
import type { MouseEvent } from 'react';
import type { ChipView, UnderstoodView } from './chip-views.ts';
import { MarkedWords } from './marked-words.tsx';
import styles from './understood.module.css';
import { UNDERSTOOD_WORDS } from './understood.words.ts';

interface UnderstoodProps {
  readonly understood: UnderstoodView;
  /** Id of the box with the text, to which a chip leads. */
  readonly box: string;
  /** Selects the words of a chip in the box. */
  readonly onChange: (chip: ChipView) => void;
}

/** What was understood of a text, as chips that can be changed or removed, and the words that were not. */
export function Understood({ understood: { parts, chips }, box, onChange }: UnderstoodProps) {
  return (
    <div className={styles.understood}>
      {chips.length === 0 ? (
        <p>{UNDERSTOOD_WORDS.nothing}</p>
      ) : (
        <WrappedRow as="ul" aria-label={UNDERSTOOD_WORDS.title}>
          {chips.map((chip) => (
            <TextChip key={chip.id} chip={chip} box={box} onChange={onChange} />
          ))}
        </WrappedRow>
      )}
      <MarkedWords parts={parts} />
    </div>
  );
}

interface TextChipProps extends Pick<UnderstoodProps, 'box' | 'onChange'> {
  readonly chip: ChipView;
}

function TextChip({ chip, box, onChange }: TextChipProps) {
  const { label, guess, removeTo, acceptTo } = chip;
  const change = (event: MouseEvent) => {
    event.preventDefault();
    onChange(chip);
  };
  return (
    <li className={`${styles.chip} ${guess ? styles.guess : ''}`}>
      <span className={styles.label}>
        {guess ? (
          UNDERSTOOD_WORDS.guess(label)
        ) : (
          <a href={`#${box}`} aria-label={UNDERSTOOD_WORDS.change(label)} onClick={change}>
            {label}
          </a>
        )}
      </span>
      {acceptTo !== undefined && (
        <Link to={acceptTo} className={`${styles.press} ${styles.yes}`} replace>
          {UNDERSTOOD_WORDS.accept}
        </Link>
      )}
      <Link to={removeTo} className={styles.press} aria-label={UNDERSTOOD_WORDS.remove(label)}>
        <Icon path={closeIcon} />
      </Link>
    </li>
  );
}

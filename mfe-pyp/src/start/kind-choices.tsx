import { Button } from '@aangan/shared-kit/ui/button';
import { Rows } from '@aangan/shared-kit/ui/layout';
import styles from './start.module.css';
import { CHOICES } from './start.words.ts';

/** What can be posted. Each button starts a listing, with one press and without JavaScript. */
export function KindChoices() {
  return (
    <Rows gap={16}>
      {CHOICES.map(({ title, choices }) => (
        <li key={title} className={styles.kind}>
          <span className={styles.kindTitle}>{title}</span>
          {choices.map(({ category, words }) => (
            <Button key={category} type="submit" name="category" value={category} label={`${title}: ${words}`}>
              {words}
            </Button>
          ))}
        </li>
      ))}
    </Rows>
  );
}

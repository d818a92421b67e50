import type { AboutSeeker as About } from '@aangan/shared-kit/contracts/interested';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import styles from './interested.module.css';

/** What a seeker wrote about themselves; empty fields are left out. */
export function AboutSeeker({ about: { whoMovesIn, work, moveIn, note } }: { readonly about: About }) {
  const rows = [
    { term: 'Moves in', words: whoMovesIn },
    { term: 'Work', words: work },
    { term: 'From', words: moveIn && formatDay(Date.parse(`${moveIn}T00:00:00+05:30`)) },
    { term: 'Says', words: note },
  ].filter(({ words }) => words);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.about}>
      {rows.map(({ term, words }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

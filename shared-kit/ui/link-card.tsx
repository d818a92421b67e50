import type { ReactNode } from 'react';
import { Link } from '../platform/router.ts';
import styles from './link-card.module.css';

interface LinkCardProps {
  /** Above the words, with what is on the picture. Without it the card is words alone. */
  readonly picture?: ReactNode;
  /** Before the price, such as the mark of a paid place. */
  readonly mark?: ReactNode;
  readonly price?: string;
  readonly title: string;
  /** Target of the whole card. */
  readonly to: string;
  /** Level of the title; 3 by default. */
  readonly level?: 3 | 4;
  /** Lines below the title; `SmallText` is a secondary one. */
  readonly children: ReactNode;
}

/** A small card of a home, a project or a place in a row of others. Its title is the link of the whole card. */
export function LinkCard({ picture, mark, price, title, to, level = 3, children }: LinkCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={styles.card}>
      {picture}
      <div className={styles.body}>
        {mark}
        {price && <p className={styles.price}>{price}</p>}
        <Title className={styles.title}>
          <Link to={to}>{title}</Link>
        </Title>
        {children}
      </div>
    </article>
  );
}

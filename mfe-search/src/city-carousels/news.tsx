import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { useId } from 'react';
import type { HomeCarousels } from './home-carousels.ts';
import styles from './sections.module.css';

/** Short guidance and news in full; there is no further page behind an item. */
export function News({ news }: { readonly news: HomeCarousels['news'] }) {
  const id = useId();
  if (news.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>Good to know</h2>
      <div className={styles.columns}>
        {news.map((item) => (
          <article key={item.id}>
            <h3>{item.title}</h3>
            <p>{item.summary}</p>
            <p className={styles.soft}>{formatDay(item.date)}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

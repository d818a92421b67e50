import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { useId } from 'react';
import type { HomeCarousels } from './home-carousels.ts';
import styles from './sections.module.css';

/** Short guidance and news in full; there is no further page behind an item. */
export function News({ news }: { readonly news: HomeCarousels['news'] }) {
  const id = useId();
  if (news.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>Good to know</h2>
      <div className={styles.columns}>
        {news.map((item) => (
          <article key={item.id}>
            <h3>{item.title}</h3>
            <p>{item.summary}</p>
            <SmallText>{formatDay(item.date)}</SmallText>
          </article>
        ))}
      </div>
    </Section>
  );
}

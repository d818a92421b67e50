import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { useId } from 'react';
import { CITY_CAROUSELS_WORDS } from './city-carousels.words.ts';
import type { HomeCarousels } from './home-carousels.ts';
import styles from './sections.module.css';

/** Stories of people who found a home. All of them are samples: real ones are on the page of testimonials. */
export function Stories({ stories }: { readonly stories: HomeCarousels['stories'] }) {
  const id = useId();
  if (stories.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>Sample stories</h2>
      <p className={styles.soft}>{CITY_CAROUSELS_WORDS.examples}</p>
      <div className={styles.columns}>
        {stories.map((story) => (
          <figure key={story.id} className={styles.story}>
            <blockquote>
              <h3>{story.title}</h3>
              <p>{story.text}</p>
            </blockquote>
            <figcaption className={styles.soft}>
              {story.name}, {cityBySlug(story.city)?.name ?? story.city}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { useId } from 'react';
import { CITY_CAROUSELS_WORDS } from './city-carousels.words.ts';
import type { HomeCarousels } from './home-carousels.ts';
import styles from './sections.module.css';

/** Stories of people who found a home. All of them are samples: real ones are on the page of testimonials. */
export function Stories({ stories }: { readonly stories: HomeCarousels['stories'] }) {
  const id = useId();
  if (stories.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>Sample stories</h2>
      <SmallText>{CITY_CAROUSELS_WORDS.examples}</SmallText>
      <div className={styles.columns}>
        {stories.map((story) => (
          <figure key={story.id} className={styles.story}>
            <blockquote>
              <h3>{story.title}</h3>
              <p>{story.text}</p>
            </blockquote>
            <SmallText as="figcaption">
              {story.name}, {cityBySlug(story.city)?.name ?? story.city}
            </SmallText>
          </figure>
        ))}
      </div>
    </Section>
  );
}

import { counted } from '@aangan/shared-kit/domain/counted';
import { builderLink } from '@aangan/shared-kit/links/projects';
import { Link } from '@aangan/shared-kit/platform/router';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { useId } from 'react';
import type { HomeCarousels } from './home-carousels.ts';
import styles from './sections.module.css';

interface BuildersProps {
  readonly builders: HomeCarousels['builders'];
  readonly cityName: string;
}

/** The builders with the most societies in a city. */
export function Builders({ builders, cityName }: BuildersProps) {
  const id = useId();
  if (builders.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>Builders at work in {cityName}</h2>
      <ul className={styles.facts}>
        {builders.map((builder) => (
          <li key={builder.id}>
            <Link to={builderLink(builder.id)}>{builder.name}</Link>
            <SmallText as="span">
              {counted(builder.projects, 'society', 'societies')} here · since {builder.since}
            </SmallText>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { commuteLink } from '@aangan/shared-kit/links/commute';
import { searchLink } from '@aangan/shared-kit/links/search';
import { Link } from '@aangan/shared-kit/platform/router';
import { Section, SoftText, Stack } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { useId } from 'react';
import styles from './metro.module.css';
import { METRO_WORDS } from './metro.words.ts';
import type { MetroLine } from './metro-lines.ts';

interface MetroProps {
  readonly lines: readonly MetroLine[];
  readonly city: string;
  readonly cityName: string;
}

/** The metro of a city: every station links to the homes for rent around it. */
export function Metro({ lines, city, cityName }: MetroProps) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{METRO_WORDS.title(cityName)}</h2>
      <SoftText>
        {METRO_WORDS.lead} <Link to={commuteLink({ category: 'RENT', city })}>{METRO_WORDS.commute}</Link>
      </SoftText>
      {lines.map((line) => (
        <Stack gap={8} key={line.name}>
          <h3 className={styles.name}>
            <span className={styles.colour} style={{ backgroundColor: line.colour }} />
            {line.name}
            {!line.open && <StatusLabel>Under construction</StatusLabel>}
          </h3>
          <ol className={styles.stations}>
            {line.stations.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={searchLink({ ...emptySearch('RENT', city), near: slug })}>{name}</Link>
              </li>
            ))}
          </ol>
        </Stack>
      ))}
    </Section>
  );
}

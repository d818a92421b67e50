import type { WatchedProject } from '@aangan/shared-kit/contracts/watched-projects';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { formatShortRupees } from '@aangan/shared-kit/domain/money';
import { projectLink } from '@aangan/shared-kit/links/projects';
import { Link } from '@aangan/shared-kit/platform/router';
import { Rows, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import styles from './watched-project.module.css';
import { WATCH_WORDS } from './watched-project.words.ts';

/** The projects that a person watches, with note and price alert; nothing without one. */
export function WatchedList({ watched }: { readonly watched: readonly WatchedProject[] }) {
  if (watched.length === 0) return null;
  return (
    <Section aria-labelledby="watched">
      <h2 id="watched">{WATCH_WORDS.title}</h2>
      <Rows>
        {watched.map(({ project, note, priceAlert }) => (
          <li key={project.id} className={styles.row}>
            <Link to={projectLink(project)}>{project.name}</Link>
            <SmallText>
              {project.locality}, {cityBySlug(project.city)?.name ?? project.city} ·{' '}
              {WATCH_WORDS.from(formatShortRupees(project.minPrice))}
              {priceAlert && ` · ${WATCH_WORDS.alertOn}`}
            </SmallText>
            {note !== '' && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </Rows>
    </Section>
  );
}

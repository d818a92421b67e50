import type { RecordedProject } from '@aangan/shared-kit/contracts/project-progress';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { STAGE_LABELS } from '@aangan/shared-kit/domain/projects/project-options';
import { monthsLate, monthText } from '@aangan/shared-kit/domain/projects/project-words';
import { projectLink } from '@aangan/shared-kit/links/projects';
import { Link } from '@aangan/shared-kit/platform/router';
import { Rows, SmallText } from '@aangan/shared-kit/ui/layout';
import styles from './builder.module.css';
import { BUILDER_WORDS } from './builder.words.ts';

interface RecordedProjectsProps {
  /** Name of the builder. */
  readonly builder: string;
  readonly projects: readonly RecordedProject[];
}

/** Projects of a builder with their promised dates, and when they were or will be handed over. */
export function RecordedProjects({ builder, projects }: RecordedProjectsProps) {
  return (
    <Rows>
      {projects.map(({ id, name, city, stage, promisedOn, possessionOn }) => {
        const late = monthsLate(promisedOn, possessionOn);
        return (
          <li key={id} className={styles.project}>
            <div>
              <Link to={projectLink({ id, name, builder })}>{name}</Link>
              <SmallText>
                {cityBySlug(city)?.name ?? city} · {STAGE_LABELS[stage]}
              </SmallText>
            </div>
            <dl className={styles.dates}>
              <div>
                <dt>{BUILDER_WORDS.promised}</dt>
                <dd>{monthText(promisedOn)}</dd>
              </div>
              <div>
                <dt>{stage === 'READY' ? BUILDER_WORDS.delivered : BUILDER_WORDS.expected}</dt>
                <dd>{monthText(possessionOn)}</dd>
              </div>
              <div>
                <dt>{BUILDER_WORDS.difference}</dt>
                <dd className={late > 0 ? styles.late : styles.fine}>{BUILDER_WORDS.months(late)}</dd>
              </div>
            </dl>
          </li>
        );
      })}
    </Rows>
  );
}

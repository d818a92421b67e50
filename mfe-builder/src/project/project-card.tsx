import { monthText } from '@aangan/shared-kit/domain/projects/project-words';
import { projectComparisonLink, reraProgressLink } from '@aangan/shared-kit/links/projects';
import { Link } from '@aangan/shared-kit/platform/router';
import { ShareButton } from '@aangan/shared-kit/ui/share-button';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { ShortlistProject } from '../project-shortlist/public.ts';
import { AskLink } from './ask-link.tsx';
import { PROJECT_WORDS } from './project.words.ts';
import styles from './project-card.module.css';
import type { ProjectData } from './project-data.ts';
import { reraLine } from './rera-words.ts';

type CardFacts = Pick<
  ProjectData,
  | 'id'
  | 'name'
  | 'url'
  | 'builder'
  | 'locality'
  | 'cityName'
  | 'price'
  | 'rate'
  | 'facts'
  | 'late'
  | 'rera'
  | 'sponsored'
  | 'type'
  | 'updatedOn'
>;

/** Name, price, stage and registration of the project: below the photo, or beside it on wide screens. */
export function ProjectCard({ project }: { readonly project: CardFacts }) {
  const { id, name, url, builder, locality, cityName, price, rate, facts, late, rera, sponsored, type } = project;
  const { tone, text } = reraLine(rera);
  return (
    <section className={styles.card} aria-label="Price and builder">
      <header className={styles.head}>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.soft}>
          {PROJECT_WORDS.by} <Link to={builder.url}>{builder.name}</Link> · {locality}, {cityName}
        </p>
      </header>
      <p className={styles.price}>{price}</p>
      <p className={styles.soft}>{rate}</p>
      <p className={styles.facts}>{facts}</p>
      {late && <p className={styles.late}>{late}</p>}
      <p className={styles.labels}>
        <StatusLabel tone={tone}>{text}</StatusLabel>
        {sponsored && <StatusLabel>{PROJECT_WORDS.sponsored}</StatusLabel>}
      </p>
      {type === 'project' && <p className={styles.soft}>{PROJECT_WORDS.scraped}</p>}
      <p className={styles.soft}>
        {PROJECT_WORDS.updated} {monthText(project.updatedOn)}
      </p>
      <p className={styles.ask}>
        <AskLink wide />
      </p>
      <div className={styles.tools}>
        <span className={styles.wide}>
          <ShortlistProject id={id} />
          <ShareButton title={name} path={url} />
        </span>
        <Link to={projectComparisonLink([id])}>{PROJECT_WORDS.compare}</Link>
        <Link to={reraProgressLink(id)}>{PROJECT_WORDS.progress}</Link>
      </div>
    </section>
  );
}

import { monthText } from '@aangan/shared-kit/domain/projects/project-words';
import { projectComparisonLink, reraProgressLink } from '@aangan/shared-kit/links/projects';
import { Link } from '@aangan/shared-kit/platform/router';
import { SoftText, Stack, StrongText, WrappedRow } from '@aangan/shared-kit/ui/layout';
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
      <Stack as="header" gap={4}>
        <h1 className={styles.title}>{name}</h1>
        <SoftText>
          {PROJECT_WORDS.by} <Link to={builder.url}>{builder.name}</Link> · {locality}, {cityName}
        </SoftText>
      </Stack>
      <p className={styles.price}>{price}</p>
      <SoftText>{rate}</SoftText>
      <StrongText>{facts}</StrongText>
      {late && <p className={styles.late}>{late}</p>}
      <WrappedRow as="p">
        <StatusLabel tone={tone}>{text}</StatusLabel>
        {sponsored && <StatusLabel>{PROJECT_WORDS.sponsored}</StatusLabel>}
      </WrappedRow>
      {type === 'project' && <SoftText>{PROJECT_WORDS.scraped}</SoftText>}
      <SoftText>
        {PROJECT_WORDS.updated} {monthText(project.updatedOn)}
      </SoftText>
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

import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { STAGE_LABELS } from '@aangan/shared-kit/domain/projects/project-options';
import { monthsLate, monthText } from '@aangan/shared-kit/domain/projects/project-words';
import { BUILDER_LIST_LINK, builderIdOf, builderLink, projectLink } from '@aangan/shared-kit/links/projects';
import { notFound, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Lead, PageHeading, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { ComplaintList } from '../rera-progress/public.ts';
import styles from './builder.module.css';
import { BUILDER_WORDS } from './builder.words.ts';

/** A builder with all projects, promised and delivered dates, and complaints. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const slug = params.builder ?? '';
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) throw notFound();
  return http.request('GET /api/v1/builder/{id}/record', { params: { id: builderIdOf(slug) } });
}

export function head({ data: { builder, projects } }: { data: Awaited<ReturnType<typeof loader>> }): PageHead {
  return {
    title: `${builder.name}: ${BUILDER_WORDS.projects(projects.length)} and record | Aangan`,
    description: `${builder.name}: promised and delivered dates of all projects, and complaints with their state.`,
    canonical: builderLink(builder.id),
  };
}

export function Component() {
  const { builder, totals, projects, complaints } = usePageData<typeof loader>();
  const { delivered, onTime, medianMonthsLate, building, buildingLate } = totals;
  return (
    <PageColumn width="list">
      <PageHeading>
        <p>
          <Link to={BUILDER_LIST_LINK}>{BUILDER_WORDS.all}</Link>
        </p>
        <h1>{builder.name}</h1>
        <Lead>{BUILDER_WORDS.since(builder.since)}</Lead>
      </PageHeading>
      <AlertNote tone="info">{BUILDER_WORDS.invented}</AlertNote>
      <Section aria-labelledby="record">
        <h2 id="record">{BUILDER_WORDS.record}</h2>
        <SmallText>{BUILDER_WORDS.recordAbout}</SmallText>
        <ul className={styles.totals}>
          <li>{delivered === 0 ? BUILDER_WORDS.noneDelivered : BUILDER_WORDS.onTime(onTime, delivered)}</li>
          {medianMonthsLate > 0 && <li>{BUILDER_WORDS.late(medianMonthsLate)}</li>}
          <li>{BUILDER_WORDS.building(buildingLate, building)}</li>
        </ul>
      </Section>
      <Section aria-labelledby="projects">
        <h2 id="projects">{BUILDER_WORDS.projects(projects.length)}</h2>
        <ul className={styles.projects}>
          {projects.map((project) => {
            const late = monthsLate(project.promisedOn, project.possessionOn);
            return (
              <li key={project.id} className={styles.project}>
                <div>
                  <Link to={projectLink({ id: project.id, name: project.name, builder: builder.name })}>
                    {project.name}
                  </Link>
                  <SmallText>
                    {cityBySlug(project.city)?.name ?? project.city} · {STAGE_LABELS[project.stage]}
                  </SmallText>
                </div>
                <dl className={styles.dates}>
                  <div>
                    <dt>{BUILDER_WORDS.promised}</dt>
                    <dd>{monthText(project.promisedOn)}</dd>
                  </div>
                  <div>
                    <dt>{project.stage === 'READY' ? BUILDER_WORDS.delivered : BUILDER_WORDS.expected}</dt>
                    <dd>{monthText(project.possessionOn)}</dd>
                  </div>
                  <div>
                    <dt>{BUILDER_WORDS.difference}</dt>
                    <dd className={late > 0 ? styles.late : styles.fine}>{BUILDER_WORDS.months(late)}</dd>
                  </div>
                </dl>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section aria-labelledby="complaints">
        <h2 id="complaints">{BUILDER_WORDS.complaints}</h2>
        <ComplaintList complaints={complaints} />
      </Section>
    </PageColumn>
  );
}

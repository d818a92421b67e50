import { BUILDER_LIST_LINK, builderIdOf, builderLink } from '@aangan/shared-kit/links/projects';
import { notFound, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Lead, PageHeading, Rows, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { ComplaintList } from '../rera-progress/public.ts';
import styles from './builder.module.css';
import { BUILDER_WORDS } from './builder.words.ts';
import { BUILDER_HEAD_WORDS } from './builder-head.words.ts';
import { CityLists } from './city-lists.tsx';
import { RecordedProjects } from './recorded-projects.tsx';

/** Projects that are shown at once; the others are folded. */
const SHOWN = 12;

/** A builder with all projects, promised and delivered dates, and complaints. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const slug = params.builder ?? '';
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) throw notFound();
  return http.request('GET /api/v1/builder/{id}/record', { params: { id: builderIdOf(slug) } });
}

export function head({ data: { builder, projects } }: { data: Awaited<ReturnType<typeof loader>> }): PageHead {
  return {
    title: `${builder.name}: ${BUILDER_WORDS.projects(projects.length)} and record | Aangan`,
    description: BUILDER_HEAD_WORDS.description(builder.name),
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
        <Rows gap={4}>
          <li>{delivered === 0 ? BUILDER_WORDS.noneDelivered : BUILDER_WORDS.onTime(onTime, delivered)}</li>
          {medianMonthsLate > 0 && <li>{BUILDER_WORDS.late(medianMonthsLate)}</li>}
          <li>{BUILDER_WORDS.building(buildingLate, building)}</li>
        </Rows>
      </Section>
      <Section aria-labelledby="projects">
        <h2 id="projects">{BUILDER_WORDS.projects(projects.length)}</h2>
        <CityLists builderId={builder.id} projects={projects} />
        <RecordedProjects builder={builder.name} projects={projects.slice(0, SHOWN)} />
        {projects.length > SHOWN && (
          <details>
            <summary className={styles.toggle}>{BUILDER_WORDS.others(projects.length - SHOWN)}</summary>
            <RecordedProjects builder={builder.name} projects={projects.slice(SHOWN)} />
          </details>
        )}
      </Section>
      <Section aria-labelledby="complaints">
        <h2 id="complaints">{BUILDER_WORDS.complaints}</h2>
        <ComplaintList complaints={complaints} />
      </Section>
    </PageColumn>
  );
}

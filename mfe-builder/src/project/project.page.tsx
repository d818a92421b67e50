import { projectIdOf } from '@aangan/shared-kit/links/projects';
import { notFound, type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { saveForOffline } from '@aangan/shared-kit/platform/save-offline';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { DetailFrame } from '@aangan/shared-kit/ui/detail-frame';
import { Gallery, galleryHead } from '@aangan/shared-kit/ui/gallery';
import { PhotoBar } from '@aangan/shared-kit/ui/photo-bar';
import { SectionTabs } from '@aangan/shared-kit/ui/section-tabs';
import { ShareCorner } from '@aangan/shared-kit/ui/share-corner';
import { useEffect } from 'react';
import { loadProject } from '../project-data/public.ts';
import { ShortlistCorner } from '../project-shortlist/public.ts';
import { AskLink } from './ask-link.tsx';
import { CityLinks } from './city-links.tsx';
import styles from './project.module.css';
import { ProjectCard } from './project-card.tsx';
import {
  aboutSection,
  calculatorSection,
  leadSection,
  listedSection,
  loadSections,
  moreSection,
  overviewSection,
  plansSection,
  ratesSection,
  reviewsSection,
  similarSection,
  warningsSection,
} from './project-sections.ts';
import { tabsOf } from './project-tabs.ts';
import { ServiceSections } from './service-sections.tsx';

/** The page of a project. Only the id identifies it; an old or wrong name in the address leads to the right one. */
export async function loader({ url, platform }: PageArgs) {
  const id = projectIdOf(url.pathname);
  if (id === undefined) throw notFound();
  const { http } = platform;
  const params = { id };
  const [project, nearby, reviews, progress, { projectData }] = await Promise.all([
    loadProject(http, id),
    orNull(http.request('GET /api/v2/building/{id}/nearby', { params })),
    orNull(http.request('GET /api/v1/building/{id}/reviews', { params, query: {} })),
    orNull(http.request('GET /api/v1/building/{id}/progress', { params })),
    import('./project-data.ts'),
    loadSections(),
  ]);
  if (url.pathname !== project.url) throw redirect(project.url + url.search, 301);
  return projectData(project, { nearby, reviews, warnings: progress?.warnings ?? null }, platform);
}

/** Everything else than the project itself may fail: its section says so. */
function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  return asked.catch(() => null);
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data, platform }) => {
  const { head: words, url, city, images, jsonLd } = data;
  return {
    ...words,
    canonical: url,
    city,
    ...galleryHead(images, platform.assets),
    // Undefined when the server has already rendered the document.
    ...(jsonLd && { jsonLd: jsonLd() }),
  };
};

export function Component() {
  const project = usePageData<typeof loader>();
  const { id, name, url, crumbs, images, allHomes, hasPlans, nearby, builder, reviews, warnings } = project;
  useEffect(() => saveForOffline([url]), [url]);
  return (
    <DetailFrame
      key={id}
      crumbs={crumbs}
      photos={
        <>
          <PhotoBar backTo={allHomes.BUY}>
            {(button) => (
              <>
                <ShortlistCorner id={id} name={name} className={button} />
                <ShareCorner title={name} path={url} className={button} />
              </>
            )}
          </PhotoBar>
          <Gallery photos={images} placeholder={null} />
        </>
      }
      side={<ProjectCard project={project} />}
      sections={
        <>
          <SectionTabs sections={tabsOf(hasPlans)} />
          <DeferredSection section={overviewSection} with={{ project }} />
          {warnings && (
            <div className={styles.part}>
              <DeferredSection section={warningsSection} with={{ reportOf: id, warnings }} />
            </div>
          )}
          <div className={styles.part}>
            <DeferredSection section={leadSection} with={{ id, builder: builder.name }} />
          </div>
          <DeferredSection section={listedSection} with={{ project }} />
          <DeferredSection section={ratesSection} with={{ project }} />
          <DeferredSection section={aboutSection} with={{ project }} />
          {reviews && (
            <div className={styles.part}>
              <DeferredSection section={reviewsSection} with={{ id, builder: builder.name, first: reviews }} />
            </div>
          )}
          <ServiceSections services={project.services} />
          {hasPlans && <DeferredSection section={plansSection} with={{ units: project.unitTypes }} />}
          <DeferredSection section={calculatorSection} with={{ project }} />
        </>
      }
    >
      <CityLinks project={project} />
      <DeferredSection section={moreSection} with={{ project }} />
      <DeferredSection section={similarSection} with={{ nearby }} />
      <div className={styles.bar}>
        <AskLink wide />
      </div>
    </DetailFrame>
  );
}

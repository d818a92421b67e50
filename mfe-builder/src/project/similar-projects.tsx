import { Carousel } from '@aangan/shared-kit/ui/carousel';
import { PageSection } from '@aangan/shared-kit/ui/page-section';
import { ProjectTile } from '../project-tile/public.ts';
import { PLANS_WORDS } from './plans.words.ts';
import { PROJECT_WORDS, SECTION_TITLES } from './project.words.ts';
import type { ProjectData } from './project-data.ts';

export interface SimilarProjectsProps {
  readonly nearby: ProjectData['nearby'];
}

/** Projects of a similar price and projects near this one; an advertised one says so. */
export function SimilarProjects({ nearby }: SimilarProjectsProps) {
  const projects = nearby?.similar ?? [];
  return (
    <PageSection id="similar-projects" title={SECTION_TITLES.similar}>
      {projects.length === 0 ? (
        <p>{nearby === null ? PROJECT_WORDS.moreFailed : PROJECT_WORDS.similarNone}</p>
      ) : (
        <Carousel level={3} title={PLANS_WORDS.similar(projects.length)}>
          {projects.map((project) => (
            <ProjectTile key={project.id} project={project} />
          ))}
        </Carousel>
      )}
    </PageSection>
  );
}

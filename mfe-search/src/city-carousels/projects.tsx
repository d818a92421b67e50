import { counted } from '@aangan/shared-kit/domain/counted';
import { UNIT_TYPES } from '@aangan/shared-kit/domain/posting/unit-type';
import { allProjects } from '@aangan/shared-kit/domain/projects/project-search';
import { priceSpan, unitsText } from '@aangan/shared-kit/domain/projects/project-words';
import { projectSearchLink } from '@aangan/shared-kit/links/project-search';
import { Link } from '@aangan/shared-kit/platform/router';
import { Carousel } from '@aangan/shared-kit/ui/carousel';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { LinkCard } from '@aangan/shared-kit/ui/link-card';
import { Picture } from '@aangan/shared-kit/ui/picture';
import { CITY_CAROUSELS_WORDS } from './city-carousels.words.ts';
import type { HotProject } from './home-carousels.ts';

interface ProjectsProps {
  readonly projects: readonly HotProject[];
  readonly city: string;
  readonly cityName: string;
}

/** Hot selling projects, each linked to its page, and the list of all. */
export function Projects({ projects, city, cityName }: ProjectsProps) {
  if (projects.length === 0) return null;
  return (
    <Carousel
      title={CITY_CAROUSELS_WORDS.projects(cityName)}
      more={<Link to={projectSearchLink(allProjects(city))}>All projects</Link>}
    >
      {projects.map((project) => (
        <ProjectCard key={project.slug} project={project} />
      ))}
    </Carousel>
  );
}

function ProjectCard({ project }: { readonly project: HotProject }) {
  const { url, name, builder, locality, minPrice, maxPrice, bhk, possession, photo, listings } = project;
  const sizes = unitsText(UNIT_TYPES.filter((type) => bhk.includes(type)));
  return (
    <LinkCard
      picture={<Picture photo={photo} sizes="(min-width: 992px) 272px, 78vw" widths={[320, 640]} ratio="16:9" />}
      price={priceSpan(minPrice, maxPrice)}
      title={name}
      to={url}
    >
      <p>{[sizes, possession].filter(Boolean).join(' · ')}</p>
      <SmallText>
        {builder} · {locality}
      </SmallText>
      {listings > 0 && <SmallText>{counted(listings, 'home for sale', 'homes for sale')}</SmallText>}
    </LinkCard>
  );
}

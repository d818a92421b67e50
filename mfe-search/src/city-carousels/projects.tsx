import { counted } from '@aangan/shared-kit/domain/counted';
import { BHK_LABELS, BHK_TYPES } from '@aangan/shared-kit/domain/listing-options';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { formatShortRupees } from '@aangan/shared-kit/domain/money';
import { searchLink } from '@aangan/shared-kit/links/search';
import { Link } from '@aangan/shared-kit/platform/router';
import { Carousel } from '@aangan/shared-kit/ui/carousel';
import { Picture } from '@aangan/shared-kit/ui/picture';
import styles from './cards.module.css';
import type { HotProject } from './home-carousels.ts';

interface ProjectsProps {
  readonly projects: readonly HotProject[];
  readonly city: string;
  readonly cityName: string;
}

/** Hot selling projects, each linked to its homes for sale. Projects with nothing for sale are left out. */
export function Projects({ projects, city, cityName }: ProjectsProps) {
  const selling = projects.filter(({ listings }) => listings > 0);
  if (selling.length === 0) return null;
  return (
    <Carousel title={`Projects selling now in ${cityName}`}>
      {selling.map((project) => (
        <ProjectCard key={project.slug} project={project} city={city} />
      ))}
    </Carousel>
  );
}

function ProjectCard({ project, city }: { readonly project: HotProject; readonly city: string }) {
  const { slug, name, builder, locality, minPrice, maxPrice, bhk, possession, photo, listings } = project;
  const sizes = BHK_TYPES.filter((type) => bhk.includes(type)).map((type) => BHK_LABELS[type]);
  return (
    <article className={styles.card}>
      <Picture photo={photo} sizes="(min-width: 992px) 272px, 78vw" widths={[320, 640]} ratio="16:9" />
      <div className={styles.body}>
        <p className={styles.price}>
          {formatShortRupees(minPrice)} to {formatShortRupees(maxPrice)}
        </p>
        <h3 className={styles.name}>
          <Link to={searchLink({ ...emptySearch('BUY', city), society: slug })}>{name}</Link>
        </h3>
        <p>{[sizes.join(', '), possession].filter(Boolean).join(' · ')}</p>
        <p className={styles.soft}>
          {builder} · {locality}
        </p>
        <p className={styles.soft}>{counted(listings, 'home for sale', 'homes for sale')} </p>
      </div>
    </article>
  );
}

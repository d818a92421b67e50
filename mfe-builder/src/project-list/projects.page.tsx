import { type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { Chip } from '@aangan/shared-kit/ui/chip';
import { DeferredSection, deferSection } from '@aangan/shared-kit/ui/deferred-section';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { SmallText, Stack, WrappedRow } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import { ProjectTile } from '../project-tile/public.ts';
import { FilterForm } from './filter-form.tsx';
import { LIST_WORDS as WORDS } from './list.words.ts';
import type { ListData } from './list-data.ts';
import styles from './projects.module.css';

/** Words and addresses are made on the server; on client-side navigation their code loads with the first answer. */
export async function loader(args: PageArgs): Promise<ListData> {
  const { loadProjects } = await import('./load-projects.ts');
  const data = await loadProjects(args);
  await Promise.all([footerSection.load(), data.map ? mapSection.load() : undefined]);
  return data;
}

const mapSection = deferSection(
  () => import(/* webpackChunkName: "page-projects-map" */ './project-map.tsx').then((part) => part.ProjectMap),
  'near',
);
const footerSection = deferSection(
  () => import(/* webpackChunkName: "page-projects-footer" */ './footer-lists.tsx').then((part) => part.FooterLists),
  'near-after-interaction',
);

/** A list of builder projects: filters, the map on demand, the projects, and links to other lists. */
export function Component() {
  const data = usePageData<typeof loader>();
  const { heading, count, chips, notes, map, none, localities } = data;
  return (
    <PageColumn width="full" top={16} bottom={72}>
      <header className={styles.head}>
        <h1>{heading}</h1>
        <p className={styles.count} role="status">
          {count}
        </p>
        <LinkButton to={data.mapTo} size="small">
          {map ? WORDS.list : WORDS.map}
        </LinkButton>
      </header>
      {chips.length > 0 && (
        <WrappedRow as="p">
          {chips.map(({ label, to }) => (
            <Chip key={label} removeTo={to}>
              {label}
            </Chip>
          ))}
        </WrappedRow>
      )}
      {notes.map((note) => (
        <AlertNote key={note} tone="info">
          {note}
        </AlertNote>
      ))}
      <div className={styles.columns}>
        <FilterForm data={data} />
        <div className={styles.main}>
          {map && (map.pins.length > 0 || map.bounds) && <DeferredSection section={mapSection} with={{ map }} />}
          {none ? <NoProjects none={none} /> : <ProjectTiles data={data} />}
          <Pagination current={data.page} pages={data.pages} last={data.last} />
          <SmallText>{WORDS.invented}</SmallText>
        </div>
      </div>
      {localities.length > 1 && (
        <Stack as="nav" gap={8} aria-labelledby="project-localities">
          <h2 id="project-localities">{WORDS.localities}</h2>
          <ul className={styles.links}>
            {localities.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <DeferredSection section={footerSection} with={{ cities: data.footer }} />
      <Breadcrumbs items={data.crumbs} />
    </PageColumn>
  );
}

function ProjectTiles({ data: { sponsored, tiles } }: { readonly data: ListData }) {
  return (
    <section aria-label={WORDS.projects} className={styles.main}>
      <h2 className="visually-hidden">{WORDS.projects}</h2>
      {sponsored && <SmallText>{WORDS.sponsored}</SmallText>}
      <div className={styles.tiles}>
        {sponsored && <ProjectTile project={sponsored} />}
        {tiles.map((tile) => (
          <ProjectTile key={tile.id} project={tile} />
        ))}
      </div>
    </section>
  );
}

function NoProjects({ none }: { readonly none: NonNullable<ListData['none']> }) {
  const { title, links } = none;
  return (
    <EmptyState
      title={title}
      actions={links.map(({ label, to }) => (
        <LinkButton key={label} to={to}>
          {label}
        </LinkButton>
      ))}
    >
      <p>{links.length > 0 ? WORDS.emptyHelp : WORDS.emptyCity}</p>
    </EmptyState>
  );
}

export const head: NonNullable<PageModule<ListData>['head']> = ({ data }) => ({
  ...data.head,
  canonical: data.canonical,
  city: data.search.city,
  // Undefined when the server has already rendered the document.
  ...(data.jsonLd && { jsonLd: data.jsonLd() }),
});

import { COMPARED_PROJECTS } from '@aangan/shared-kit/domain/projects/project-search';
import { projectComparisonLink } from '@aangan/shared-kit/links/projects';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { compareIcon } from '@aangan/shared-kit/ui/icon-paths';
import { SplitRow } from '@aangan/shared-kit/ui/layout';
import { RemovedRow } from '@aangan/shared-kit/ui/removed-row';
import { useChangedShortlist } from '../project-shortlist/public.ts';
import { ProjectTile, type TileData } from '../project-tile/public.ts';
import styles from './shortlist.module.css';
import { compareText, countText, SHORTLIST_WORDS as WORDS } from './shortlisted-projects.words.ts';

/** The list of projects. Removal is immediate and can be undone in place. */
export function ShortlistedProjects({ projects }: { readonly projects: readonly TileData[] }) {
  const { ids, toggle } = useChangedShortlist();
  const left = ids === undefined ? projects : projects.filter(({ id }) => ids.includes(id));
  const [first, ...others] = left.slice(0, COMPARED_PROJECTS).map(({ id }) => id);
  return (
    <>
      <SplitRow>
        <p aria-live="polite">{countText(left.length)}</p>
        {first !== undefined && others.length > 0 && (
          <LinkButton size="small" variant="primary" icon={compareIcon} to={projectComparisonLink([first, ...others])}>
            {compareText(1 + others.length)}
          </LinkButton>
        )}
      </SplitRow>
      <ul className={styles.projects} aria-label={WORDS.title}>
        {projects.map((project) => (
          <li key={project.id}>
            {left.includes(project) ? (
              <ProjectTile project={project} />
            ) : (
              <RemovedRow title={project.name} onUndo={() => toggle(project.id)} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

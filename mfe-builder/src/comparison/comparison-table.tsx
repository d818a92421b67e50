import type { ComparedProject, ProjectComparison } from '@aangan/shared-kit/contracts/projects';
import { Link } from '@aangan/shared-kit/platform/router';
import { Picture } from '@aangan/shared-kit/ui/picture';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { COMPARISON_WORDS } from './comparison.words.ts';
import { comparisonAddress } from './comparison-address.ts';
import type { ComparisonRow } from './comparison-rows.ts';
import styles from './comparison-table.module.css';

interface ComparisonTableProps {
  /** Four tabs; null where none is chosen. Source: services-and-platform, section 3 (tabsList). */
  readonly tabs: ProjectComparison['tabsList'];
  readonly buildings: readonly Pick<ComparedProject, 'id' | 'name' | 'url' | 'picture' | 'sponsored'>[];
  /** Rows that differ come first. */
  readonly rows: readonly ComparisonRow[];
  readonly differences: boolean;
}

/** A column for each tab, and a row for each fact: those that differ first. */
export function ComparisonTable({ tabs, buildings, rows, differences }: ComparisonTableProps) {
  const empty = tabs.filter((tab) => tab === null).length;
  const compared = buildings.length > 1;
  const groups = compared
    ? [
        { title: COMPARISON_WORDS.differ, rows: rows.filter((row) => row.differs) },
        { title: COMPARISON_WORDS.same, rows: rows.filter((row) => !row.differs) },
      ]
    : [{ title: COMPARISON_WORDS.all, rows }];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable to be scrolled by keys
    <section className={styles.scroll} tabIndex={0} aria-label={COMPARISON_WORDS.title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {buildings.map((project) => (
              <ProjectHead
                key={project.id}
                project={project}
                without={compared ? addressWithout(buildings, project.id, differences) : undefined}
              />
            ))}
            {Array.from({ length: empty }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty tabs are alike
              <td key={at} className={styles.empty}>
                <a href="#add-project">{COMPARISON_WORDS.emptyHelp}</a>
              </td>
            ))}
          </tr>
        </thead>
        {groups
          .filter((group) => group.rows.length > 0)
          .map((group) => (
            <tbody key={group.title}>
              <tr>
                <th scope="rowgroup" colSpan={1 + tabs.length} className={styles.group}>
                  {group.title}
                </th>
              </tr>
              {group.rows.map(({ label, cells, differs }) => (
                <tr key={label} className={differs && compared ? styles.differs : undefined}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, at) => (
                    <td key={buildings[at]?.id}>{cell}</td>
                  ))}
                  {empty > 0 && <td colSpan={empty} />}
                </tr>
              ))}
            </tbody>
          ))}
      </table>
      {rows.length === 0 && <p>{COMPARISON_WORDS.noDifference}</p>}
    </section>
  );
}

interface ProjectHeadProps {
  readonly project: ComparisonTableProps['buildings'][number];
  /** The comparison without the project; the last one stays. */
  readonly without: string | undefined;
}

function ProjectHead({ project: { name, url, picture, sponsored }, without }: ProjectHeadProps) {
  return (
    <th scope="col" className={styles.project}>
      <Picture photo={picture} sizes="220px" widths={[320, 640]} />
      {sponsored && <StatusLabel>Sponsored</StatusLabel>}
      <Link to={url} className={styles.name}>
        {name}
      </Link>
      {without && (
        <Link
          to={without}
          className={styles.remove}
          aria-label={`${COMPARISON_WORDS.remove} ${name}`}
          // The link is removed with its column, so the keyboard focus moves to the comparison.
          onClick={({ currentTarget }) => currentTarget.closest('section')?.focus({ preventScroll: true })}
        >
          {COMPARISON_WORDS.remove}
        </Link>
      )}
    </th>
  );
}

function addressWithout(
  buildings: ComparisonTableProps['buildings'],
  id: string,
  differences: boolean,
): string | undefined {
  const [first, ...others] = buildings.map((each) => each.id).filter((each) => each !== id);
  return first && comparisonAddress([first, ...others], { differences });
}

import type { ComparedProject, ProjectComparison } from '@aangan/shared-kit/contracts/projects';
import { ComparisonTable } from '@aangan/shared-kit/ui/comparison-table';
import { Picture } from '@aangan/shared-kit/ui/picture';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import styles from './comparison.module.css';
import { COMPARISON_WORDS } from './comparison.words.ts';
import { comparisonAddress } from './comparison-address.ts';
import type { ComparisonRow } from './comparison-rows.ts';

interface ComparedProjectsProps {
  /** Four tabs; null where none is chosen. Source: services-and-platform, section 3 (tabsList). */
  readonly tabs: ProjectComparison['tabsList'];
  readonly buildings: readonly Pick<ComparedProject, 'id' | 'name' | 'url' | 'picture' | 'sponsored'>[];
  /** Rows that differ come first. */
  readonly rows: readonly ComparisonRow[];
  readonly differences: boolean;
}

/** A column for each tab, and a row for each fact: those that differ first. */
export function ComparedProjects({ tabs, buildings, rows, differences }: ComparedProjectsProps) {
  const compared = buildings.length > 1;
  const groups = compared
    ? [
        { title: COMPARISON_WORDS.differ, rows: rows.filter((row) => row.differs) },
        { title: COMPARISON_WORDS.same, rows: rows.filter((row) => !row.differs) },
      ]
    : [{ title: COMPARISON_WORDS.all, rows }];
  return (
    <div className={styles.table}>
      <ComparisonTable
        label={COMPARISON_WORDS.title}
        columns={buildings.map(({ id, name, url, picture, sponsored }) => ({
          ...{ id, title: name, to: url },
          picture: <Picture photo={picture} sizes="220px" widths={[320, 640]} />,
          mark: sponsored && <StatusLabel>Sponsored</StatusLabel>,
          // The last one stays.
          without: compared ? addressWithout(buildings, id, differences) : undefined,
        }))}
        groups={groups.filter((group) => group.rows.length > 0)}
        spare={{
          count: tabs.filter((tab) => tab === null).length,
          head: <a href="#add-project">{COMPARISON_WORDS.emptyHelp}</a>,
        }}
        noRows={COMPARISON_WORDS.noDifference}
      />
    </div>
  );
}

function addressWithout(
  buildings: ComparedProjectsProps['buildings'],
  id: string,
  differences: boolean,
): string | undefined {
  const [first, ...others] = buildings.map((each) => each.id).filter((each) => each !== id);
  return first && comparisonAddress([first, ...others], { differences });
}

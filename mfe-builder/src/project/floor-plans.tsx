import { formatShortRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { UNIT_LABELS } from '@aangan/shared-kit/domain/posting/unit-type';
import { PageSection } from '@aangan/shared-kit/ui/page-section';
import styles from './floor-plans.module.css';
import { PlanFigure } from './plan-figure.tsx';
import { SECTION_TITLES } from './project.words.ts';
import type { ProjectData } from './project-data.ts';

export interface FloorPlansProps {
  readonly units: ProjectData['unitTypes'];
}

/** The floor plan of each kind of unit, the first one open; they open without JavaScript. */
export function FloorPlans({ units }: FloorPlansProps) {
  const planned = units.flatMap((unit) => (unit.plan ? [{ ...unit, plan: unit.plan }] : []));
  return (
    <PageSection id="floor-plan" title={SECTION_TITLES.floorPlan}>
      {planned.map(({ id, type, builtUpArea, carpetArea, price, plan }, at) => {
        const label = `${UNIT_LABELS[type]}, ${groupDigits(builtUpArea)} sq ft`;
        return (
          <details key={id} open={at === 0} className={styles.unit}>
            <summary className={styles.summary}>
              <strong>{label}</strong>
              <span className={styles.soft}>
                {groupDigits(carpetArea)} sq ft carpet · {formatShortRupees(price)}
              </span>
            </summary>
            <PlanFigure plan={plan} label={label} />
          </details>
        );
      })}
    </PageSection>
  );
}

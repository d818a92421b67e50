import { formatRupees, formatShortRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { UNIT_LABELS } from '@aangan/shared-kit/domain/posting/unit-type';
import { monthText, plotAreaText } from '@aangan/shared-kit/domain/projects/project-words';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { PageSection } from '@aangan/shared-kit/ui/page-section';
import type { ReactNode } from 'react';
import styles from './overview.module.css';
import { PROJECT_WORDS, SECTION_TITLES } from './project.words.ts';
import type { ProjectData } from './project-data.ts';
import { ReraCard } from './rera-card.tsx';

export interface OverviewProps {
  readonly project: ProjectData;
}

/** Facts, registration, and the price of each kind of unit. */
export function Overview({ project }: OverviewProps) {
  return (
    <PageSection id="overview" title={SECTION_TITLES.overview}>
      <dl className={styles.facts}>
        {factsOf(project).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ReraCard rera={project.rera} image={project.imageRera} />
      <h3>{PROJECT_WORDS.prices}</h3>
      {project.kind === 'PLOTS' ? <PlotPrices units={project.unitTypes} /> : <UnitPrices units={project.unitTypes} />}
      <SmallText>{PROJECT_WORDS.pricesNote}</SmallText>
    </PageSection>
  );
}

type Units = ProjectData['unitTypes'];

function UnitPrices({ units }: { readonly units: Units }) {
  return (
    <PriceTable columns={['Unit', 'Price', 'A sq ft', 'Built-up', 'Carpet', 'Left']}>
      {units.map((unit) => (
        <tr key={unit.id} id={`unit-${unit.id}`}>
          <th scope="row">{UNIT_LABELS[unit.type]}</th>
          <Price {...unit} />
          <td>{groupDigits(unit.builtUpArea)} sq ft</td>
          <td>{groupDigits(unit.carpetArea)} sq ft</td>
          <td>{leftText(unit)}</td>
        </tr>
      ))}
    </PriceTable>
  );
}

function PlotPrices({ units }: { readonly units: Units }) {
  return (
    <PriceTable columns={['Plot', 'Price', 'A sq ft', 'Left']}>
      {units.map((unit) => (
        <tr key={unit.id} id={`unit-${unit.id}`}>
          <th scope="row">{plotAreaText(unit.builtUpArea)}</th>
          <Price {...unit} />
          <td>{leftText(unit)}</td>
        </tr>
      ))}
    </PriceTable>
  );
}

function Price({ price, pricePerSqft }: Pick<Units[number], 'price' | 'pricePerSqft'>) {
  return (
    <>
      <td>
        <strong>{formatShortRupees(price)}</strong>
      </td>
      <td>{formatRupees(pricePerSqft)}</td>
    </>
  );
}

function leftText({ available, total }: Units[number]): string {
  return available > 0 ? `${available} of ${total}` : PROJECT_WORDS.soldOut;
}

function PriceTable({ columns, children }: { readonly columns: readonly string[]; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable to be scrolled by keys
    <section className={styles.scroll} tabIndex={0} aria-label={PROJECT_WORDS.prices}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

function factsOf(project: ProjectData) {
  const { stage, kind, towers, floors, totalUnits, landAcres, openArea, launchedOn, possessionOn, minSize, maxSize } =
    project;
  const size = (area: number) => groupDigits(area);
  return [
    { label: 'Size', value: `${minSize === maxSize ? size(minSize) : `${size(minSize)} to ${size(maxSize)}`} sq ft` },
    { label: kind === 'PLOTS' ? 'Plots' : 'Homes', value: groupDigits(totalUnits) },
    ...(kind === 'APARTMENTS' ? [{ label: 'Towers', value: `${towers}, up to ${floors} floors` }] : []),
    { label: 'Land', value: `${landAcres} acres, ${openArea}% open` },
    { label: 'Launched', value: monthText(launchedOn) },
    { label: stage === 'READY' ? 'Handed over' : 'Possession', value: monthText(possessionOn) },
  ];
}

import { formatRupees } from '@aangan/shared-kit/domain/money';
import { ChipToggle } from '@aangan/shared-kit/ui/chip';
import { StrongText } from '@aangan/shared-kit/ui/layout';
import { LineChart } from '@aangan/shared-kit/ui/line-chart';
import { PageSection } from '@aangan/shared-kit/ui/page-section';
import { RegisteredDeals } from '@aangan/shared-kit/ui/registered-deals';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { Suspense, use, useState } from 'react';
import { PLANS_WORDS } from './plans.words.ts';
import { PROJECT_WORDS, SECTION_TITLES } from './project.words.ts';
import type { ProjectData } from './project-data.ts';
import { againstLocality, localityCaption, localityPoints, projectPoints, yearChange } from './rate-series.ts';
import styles from './rates.module.css';

type RatedProject = Pick<ProjectData, 'name' | 'city' | 'locality' | 'localityId' | 'societyId' | 'rates'>;

export interface RatesProps {
  readonly project: RatedProject;
}

/** What the project asks over time beside its locality, and what was really paid. */
export function Rates({ project }: RatesProps) {
  return (
    <PageSection id="property-rates" title={SECTION_TITLES.rates}>
      <div className={styles.reserved}>
        <Suspense fallback={<RatesSkeleton />}>
          <Charts project={project} />
        </Suspense>
      </div>
      <Transactions project={project} />
    </PageSection>
  );
}

function RatesSkeleton() {
  return (
    <>
      <Skeleton shape="block" />
      <noscript>{PROJECT_WORDS.ratesScript}</noscript>
    </>
  );
}

function Charts({ project: { name, locality, rates } }: RatesProps) {
  const series = use(rates);
  if (!series) {
    return <RetryNote tone="attention">{PROJECT_WORDS.ratesFailed}</RetryNote>;
  }
  if (series.project.length < 2) return <p>{PROJECT_WORDS.ratesTooFew}</p>;
  return (
    <div className={styles.charts}>
      <div className={styles.chart}>
        <h3>Asked in {name}</h3>
        <StrongText>{yearChange(series.project)}</StrongText>
        <LineChart
          title={PLANS_WORDS.asked(name)}
          points={projectPoints(series)}
          format={formatRupees}
          caption={[againstLocality(series, locality), PLANS_WORDS.monthly].filter(Boolean).join('. ')}
          columns={['Month', 'A sq ft', 'Price lists']}
        />
      </div>
      <div className={styles.chart}>
        <h3>Median in {locality}</h3>
        <StrongText>{yearChange(series.locality)}</StrongText>
        <LineChart
          title={PLANS_WORDS.median(locality)}
          points={localityPoints(series)}
          format={formatRupees}
          caption={localityCaption(series)}
        />
      </div>
    </div>
  );
}

const KINDS = [
  { kind: 'SALE', label: PROJECT_WORDS.dealsSales },
  { kind: 'RENT', label: PROJECT_WORDS.dealsRents },
] as const;

/** Registered transactions, two at a time. Source: services-and-platform, sections 6 and 7 (trans-data). */
function Transactions({ project: { name, city, locality, localityId, societyId } }: RatesProps) {
  const [kind, setKind] = useState<(typeof KINDS)[number]['kind']>('SALE');
  const asked = { kind, city, localityId, locality, building: { id: societyId, name } };
  return (
    <>
      <fieldset className={styles.kinds}>
        <legend>
          <h3>{PROJECT_WORDS.dealsTitle}</h3>
        </legend>
        {KINDS.map((each) => (
          <ChipToggle
            key={each.kind}
            type="radio"
            name="deals"
            checked={kind === each.kind}
            onChange={() => setKind(each.kind)}
          >
            {each.label}
          </ChipToggle>
        ))}
      </fieldset>
      <noscript>{PROJECT_WORDS.dealsScript}</noscript>
      <RegisteredDeals key={kind} asked={asked} pageSize={2} />
    </>
  );
}

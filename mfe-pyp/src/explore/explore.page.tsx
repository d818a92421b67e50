import { EXPLORE_STEPS } from '@aangan/shared-kit/domain/posting/explore-questions';
import { exploreLink } from '@aangan/shared-kit/links/explore';
import { type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { AdditionalStep } from './additional-step.tsx';
import styles from './explore.module.css';
import { EXPLORE_WORDS, STEP_WORDS } from './explore.words.ts';
import { loadExplore as loader } from './explore-data.ts';
import { ListingStep } from './listing-step.tsx';
import { LocalityStep } from './locality-step.tsx';
import { PropertyStep } from './property-step.tsx';

export { loader };

type Data = Awaited<ReturnType<typeof loader>>;

/** The first step is what search engines show; the others depend on answers. */
export function head({ data: { step } }: { readonly data: Data }): PageHead {
  return {
    title: `${STEP_WORDS[step].title} | Aangan`,
    description: EXPLORE_WORDS.description,
    canonical: exploreLink(step),
    ...(step !== 'property' && { robots: 'noindex,follow' }),
  };
}

const STEPS = {
  property: PropertyStep,
  additional: AdditionalStep,
  locality: LocalityStep,
  listing: ListingStep,
} as const;

/** What a property could bring, step by step, before anybody asks for a number. Source: routes.tsv (/pyp-explore). */
export function Component() {
  const { step, answers } = usePageData<typeof loader>();
  const { title, lead } = STEP_WORDS[step];
  const at = EXPLORE_STEPS.indexOf(step);
  const before = EXPLORE_STEPS[at - 1];
  const Step = STEPS[step];
  return (
    <PageColumn width="form">
      <PageHeading>
        <p className={styles.where}>
          {before && <Link to={exploreLink(before, answers)}>{EXPLORE_WORDS.back}</Link>}
          <span>
            Step {at + 1} of {EXPLORE_STEPS.length}
          </span>
        </p>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
      </PageHeading>
      <Step key={step} />
    </PageColumn>
  );
}

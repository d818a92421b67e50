import { AGREEMENT_STEPS, type AgreementStep, agreementStepLink } from '@aangan/shared-kit/links/agreements';
import { Link } from '@aangan/shared-kit/platform/router';
import { PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import type { ReactNode } from 'react';
import { STEP_TITLES, FORM_WORDS as WORDS } from './agreement-form.words.ts';
import { stepBefore } from './agreement-steps.ts';

interface StepFrameProps {
  readonly step: AgreementStep;
  /** An agreement is changed. */
  readonly isChange: boolean;
  readonly children: ReactNode;
}

/** The page around a step: its number, its title, and the way back. */
export function StepFrame({ step, isChange, children }: StepFrameProps) {
  const before = stepBefore(step);
  const number = AGREEMENT_STEPS.indexOf(step) + 1;
  return (
    <PageColumn width="form">
      {before && <Link to={agreementStepLink(before)}>{WORDS.back(STEP_TITLES[before])}</Link>}
      <PageHeading>
        <SmallText>
          {isChange ? WORDS.change : WORDS.title} · {WORDS.step(number, AGREEMENT_STEPS.length)}
        </SmallText>
        <h1>{STEP_TITLES[step]}</h1>
      </PageHeading>
      {children}
      <SmallText>{WORDS.saved}</SmallText>
    </PageColumn>
  );
}

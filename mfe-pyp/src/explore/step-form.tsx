import type { ExploreStep } from '@aangan/shared-kit/domain/posting/explore-questions';
import { type ExploreAnswers, exploreLink, readExplore } from '@aangan/shared-kit/links/explore';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { Stack } from '@aangan/shared-kit/ui/layout';
import type { FormEvent, ReactNode } from 'react';
import { saveIntent } from './save-intent.ts';

interface StepFormProps {
  readonly step: ExploreStep;
  readonly next: ExploreStep;
  /** Answers of other steps, sent along. */
  readonly given: ExploreAnswers;
  readonly children: ReactNode;
}

/**
 * The questions of a step. It is a plain form that leads to the next address. With JavaScript the address of this step
 * gets the answers too, so that Back shows them again.
 */
export function StepForm({ step, next, given, children }: StepFormProps) {
  const navigate = useNavigate();
  const { http, errors } = usePlatform();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = answersOf(event.currentTarget);
    saveIntent({ http, errors }, answers, step);
    await navigate(exploreLink(step, answers), { replace: true, preventScrollReset: true });
    await navigate(exploreLink(next, answers));
  };
  const { city, category, locality, values = {} } = given;
  const hidden = Object.entries({ city, category, locality, ...values });
  return (
    <Stack as="form" gap={16} method="get" action={exploreLink(next)} onSubmit={submit}>
      {hidden.map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </Stack>
  );
}

function answersOf(form: HTMLFormElement): ExploreAnswers {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value);
  return readExplore(query);
}

import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { agreementStepLink } from '@aangan/shared-kit/links/agreements';
import { actOnForm } from '@aangan/shared-kit/platform/form-definition';
import { type ActionArgs, notFound, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { FORM_WORDS as WORDS } from './agreement-form.words.ts';
import { formStepNamed, stepAfter, stepForm } from './agreement-steps.ts';
import { loadStep, savedForm } from './load-step.ts';
import { StepForm } from './step-form.tsx';
import { StepFrame } from './step-frame.tsx';

/** A step of the form of a rental agreement. Each has an address, and is saved on the server when it is left. */
export async function loader(args: PageArgs) {
  const step = formStepNamed(args.params.step);
  if (!step) throw notFound();
  return loadStep(step, args);
}

/** Saves the step and goes to the next one. */
export async function action({ params, form, platform: { http, now } }: ActionArgs) {
  const step = formStepNamed(params.step);
  if (!step) throw notFound();
  const { typed, bookingId } = await savedForm(http);
  return actOnForm(stepForm(step, { day: indiaDay(now), typed }), form, async (values) => {
    const json = { typed: { ...typed, ...values }, bookingId };
    await http.request('PUT /legal-backend/api/v1/agreement-draft', { json });
    return redirect(agreementStepLink(stepAfter(step)));
  });
}

export function head(): PageHead {
  return { title: `${WORDS.title} | Aangan`, robots: 'noindex,nofollow' };
}

export function Component() {
  const { step, typed, day, isChange } = usePageData<typeof loader>();
  return (
    <StepFrame step={step} isChange={isChange}>
      <StepForm key={step} step={step} typed={typed} day={day} />
    </StepFrame>
  );
}

import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { AGREEMENT_STEPS, agreementStepLink } from '@aangan/shared-kit/links/agreements';
import { actOnForm } from '@aangan/shared-kit/platform/form-definition';
import { type ActionArgs, notFound, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link, redirect } from '@aangan/shared-kit/platform/router';
import { PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { STEP_TITLES, FORM_WORDS as WORDS } from './agreement-form.words.ts';
import { FIRST_VALUES, firstOpenStep, stepAfter, stepBefore, stepForm, stepNamed } from './agreement-steps.ts';
import { Review } from './review.tsx';
import { sendAgreement } from './send-agreement.ts';
import { StepForm } from './step-form.tsx';
import { termsOf } from './typed-agreement.ts';

/** What an address may fill in: the price page passes it on. */
const FROM_ADDRESS = ['city', 'rent', 'deposit', 'months'];

/** A step of the form of a rental agreement. Each has an address, and is saved on the server when it is left. */
export async function loader({ params, url, platform: { http, now } }: PageArgs) {
  const step = stepNamed(params.step);
  if (!step) throw notFound();
  const saved = await http.request('GET /legal-backend/api/v1/agreement-draft', {});
  const known = step === 'home' ? [...url.searchParams].filter(([field]) => FROM_ADDRESS.includes(field)) : [];
  const typed = { ...FIRST_VALUES, ...saved.typed, ...Object.fromEntries(known) };
  const day = indiaDay(now);
  const open = firstOpenStep({ day, typed });
  if (AGREEMENT_STEPS.indexOf(step) > AGREEMENT_STEPS.indexOf(open)) throw redirect(agreementStepLink(open));
  const { city, rentRupees, depositRupees, months } = termsOf(typed);
  const query = { city, rentRupees, depositRupees, months };
  const price =
    step === 'review' ? await http.request('GET /legal-backend/api/v1/agreement/price', { query }) : undefined;
  return { step, typed, day, isChange: saved.bookingId !== null, price: price?.sts === 1 ? price : undefined };
}

/** Saves the step and goes to the next one; the last step makes the agreement. */
export async function action(args: ActionArgs) {
  const { params, form, platform } = args;
  const step = stepNamed(params.step);
  if (!step) throw notFound();
  const saved = await platform.http.request('GET /legal-backend/api/v1/agreement-draft', {});
  const typed = { ...FIRST_VALUES, ...saved.typed };
  if (step === 'review') return sendAgreement(args, { ...saved, typed });
  return actOnForm(stepForm(step, { day: indiaDay(platform.now), typed }), form, async (values) => {
    const json = { typed: { ...typed, ...values }, bookingId: saved.bookingId };
    await platform.http.request('PUT /legal-backend/api/v1/agreement-draft', { json });
    return redirect(agreementStepLink(stepAfter(step)));
  });
}

export function head(): PageHead {
  return { title: `${WORDS.title} | Aangan`, robots: 'noindex,nofollow' };
}

export function Component() {
  const { step, typed, day, isChange, price } = usePageData<typeof loader>();
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
      {step === 'review' ? (
        <Review typed={typed} isChange={isChange} price={price} />
      ) : (
        <StepForm key={step} step={step} typed={typed} day={day} />
      )}
      <SmallText>{WORDS.saved}</SmallText>
    </PageColumn>
  );
}

import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { FORM_WORDS as WORDS } from './agreement-form.words.ts';
import { loadStep, savedForm } from './load-step.ts';
import { Review } from './review.tsx';
import { sendAgreement } from './send-agreement.ts';
import { StepFrame } from './step-frame.tsx';
import { termsOf } from './typed-agreement.ts';

/** The last step of the form: everything that was typed, and its price. It has a script of its own. */
export async function loader(args: PageArgs) {
  const data = await loadStep('review', args);
  const { city, rentRupees, depositRupees, months } = termsOf(data.typed);
  const query = { city, rentRupees, depositRupees, months };
  const price = await args.platform.http.request('GET /legal-backend/api/v1/agreement/price', { query });
  return { ...data, price: price.sts === 1 ? price : undefined };
}

/** Makes the agreement, or changes it. */
export async function action(args: ActionArgs) {
  return sendAgreement(args, await savedForm(args.platform.http));
}

export function head(): PageHead {
  return { title: `${WORDS.title} | Aangan`, robots: 'noindex,nofollow' };
}

export function Component() {
  const { step, typed, isChange, price } = usePageData<typeof loader>();
  return (
    <StepFrame step={step} isChange={isChange}>
      <Review typed={typed} isChange={isChange} price={price} />
    </StepFrame>
  );
}

import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { AGREEMENT_STEPS, type AgreementStep, agreementStepLink } from '@aangan/shared-kit/links/agreements';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { PageArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { FIRST_VALUES, firstOpenStep } from './agreement-steps.ts';
import type { TypedAgreement } from './typed-agreement.ts';

/** What an address may fill in: the price page passes it on. */
const FROM_ADDRESS = ['city', 'rent', 'deposit', 'months'];

/** What was saved of the form, with the values before anything is typed. */
export async function savedForm(http: Http): Promise<{ readonly typed: TypedAgreement; bookingId: string | null }> {
  const saved = await http.request('GET /legal-backend/api/v1/agreement-draft', {});
  return { ...saved, typed: { ...FIRST_VALUES, ...saved.typed } };
}

/** A step with what was typed. @throws Response a redirect to the first step that is not complete */
export async function loadStep<Step extends AgreementStep>(step: Step, { url, platform: { http, now } }: PageArgs) {
  const saved = await savedForm(http);
  const known = step === 'home' ? [...url.searchParams].filter(([field]) => FROM_ADDRESS.includes(field)) : [];
  const typed: TypedAgreement = { ...saved.typed, ...Object.fromEntries(known) };
  const day = indiaDay(now);
  const open = firstOpenStep({ day, typed });
  if (AGREEMENT_STEPS.indexOf(step) > AGREEMENT_STEPS.indexOf(open)) throw redirect(agreementStepLink(open));
  return { step, typed, day, isChange: saved.bookingId !== null };
}

import { packersCity } from '@aangan/shared-kit/domain/home-services/packers-city';
import { bookSurveyLink, type MovePlan, moveEstimateLink, readMovePlan } from '@aangan/shared-kit/links/move-plan';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link, redirect } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { hsFacts } from '../answers/public.ts';
import { loadEstimate, loadInventory, PriceRange } from '../move-plan/public.ts';
import { EndsForm } from './ends-form.tsx';
import { SURVEY_WORDS as WORDS } from './survey.words.ts';
import { SurveyForm } from './survey-form.tsx';

/** The times at which somebody can see the goods. Both ends need a PIN code first. */
export async function loader({ url, platform: { http, session } }: PageArgs) {
  const plan = readMovePlan(url.searchParams, session.city);
  const leadId = url.searchParams.get('lead') ?? undefined;
  const estimate = await loadEstimate(http, plan, await loadInventory(http));
  if (!estimate) throw redirect(moveEstimateLink(plan));
  const isPlaced = [plan.from, plan.to].every(({ pin, locality }) => pin !== '' && locality.length > 1);
  const slots = isPlaced && !url.searchParams.has('ends') ? await slotsOf(plan) : null;
  return { plan, leadId, estimate, slots };

  async function slotsOf({ from: { city, pin } }: MovePlan) {
    const query = { city: packersCity(city)?.wire ?? city, pin };
    const { serviceable, days } = hsFacts(await http.request('GET /pnm-backend/api/v1/slots', { query }));
    return { serviceable, days };
  }
}

/** Books the survey. Its script loads with the first press. */
export async function action(args: ActionArgs) {
  const { bookSurvey } = await import('./book-survey.ts');
  return bookSurvey(args);
}

export const head = () => personalHead(WORDS.title);

export function Component() {
  const { plan, leadId, estimate, slots } = usePageData<typeof loader>();
  const isServed = slots?.serviceable === true;
  return (
    <PageColumn width="form">
      <PageHeading>
        <p>
          <Link to={moveEstimateLink(plan)}>{WORDS.backToPrice}</Link>
        </p>
        <h1>{WORDS.title}</h1>
        <Lead>{WORDS.lead}</Lead>
      </PageHeading>
      <PriceRange estimate={estimate} />
      {slots && !isServed && <AlertNote tone="attention">{WORDS.notServed}</AlertNote>}
      {isServed ? (
        <>
          <p>
            {plan.from.locality} {plan.from.pin} → {plan.to.locality} {plan.to.pin}{' '}
            <Link to={`${bookSurveyLink(plan, leadId)}&ends=1`}>{WORDS.changeEnds}</Link>
          </p>
          <SurveyForm plan={plan} days={slots.days} />
        </>
      ) : (
        <EndsForm plan={plan} leadId={leadId} />
      )}
    </PageColumn>
  );
}

import { packersCity } from '@aangan/shared-kit/domain/home-services/packers-city';
import { indianPhoneError } from '@aangan/shared-kit/domain/international-phone';
import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import { NAME_LENGTH, nameError } from '@aangan/shared-kit/domain/name';
import { bookSurveyLink, moveEstimateLink, readMovePlan } from '@aangan/shared-kit/links/move-plan';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link, redirect } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Lead, PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { PhoneField } from '@aangan/shared-kit/ui/phone-field';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { hsFacts } from '../answers/public.ts';
import { loadEstimate, loadInventory, PriceRange } from '../move-plan/public.ts';
import { leadSource } from '../service-flow/public.ts';
import { SURVEY_WORDS as WORDS } from './survey.words.ts';

const MOVE_LEAD = defineForm({ name: 'move-lead', fields: { name: nameError, phone: indianPhoneError } });

/** Whom we call about the move. People who are logged in go on to the survey. */
export async function loader({ url, platform: { http, session } }: PageArgs) {
  const plan = readMovePlan(url.searchParams, session.city);
  if (session.loggedIn) throw redirect(bookSurveyLink(plan));
  const estimate = await loadEstimate(http, plan, await loadInventory(http));
  if (!estimate) throw redirect(moveEstimateLink(plan));
  return { plan, estimate };
}

/** Makes the lead. The survey then belongs to it. Source: services-and-platform, section 7 (packers public add). */
export function action({ form, url, platform }: ActionArgs) {
  const { http, session, analytics, attribution } = platform;
  const plan = readMovePlan(url.searchParams, session.city);
  return actOnForm(MOVE_LEAD, form, async (person) => {
    const cities = { fromCity: wireOf(plan.from.city), toCity: wireOf(plan.to.city) };
    const lead = { ...person, ...cities, ...leadSource(platform), ...attributionFields(attribution.current()) };
    const { leadId } = hsFacts(await http.request('POST /pnm-backend/api/v1/public/lead/add', { form: lead }));
    analytics.track('pnm_lead', { from: plan.from.city, to: plan.to.city });
    return redirect(bookSurveyLink(plan, leadId));
  });
}

export function head(): PageHead {
  return { title: `${WORDS.leadTitle} | Aangan`, robots: 'noindex,follow' };
}

export function Component() {
  const { plan, estimate } = usePageData<typeof loader>();
  const form = usePageForm(MOVE_LEAD);
  const { field } = form;
  return (
    <PageColumn width="form">
      <PageHeading>
        <p>
          <Link to={moveEstimateLink(plan)}>{WORDS.backToPrice}</Link>
        </p>
        <h1>{WORDS.leadTitle}</h1>
        <Lead>{WORDS.leadLead}</Lead>
      </PageHeading>
      <PriceRange estimate={estimate} />
      <Form form={form} aria-label={WORDS.leadTitle}>
        <TextField label={WORDS.name} autoComplete="name" maxLength={NAME_LENGTH.maximum} {...field('name')} />
        <PhoneField label={WORDS.phone} {...field('phone')} />
        <Button type="submit" variant="primary" busy={form.busy}>
          {WORDS.toSurvey}
        </Button>
        <SmallText>{WORDS.leadNote}</SmallText>
      </Form>
    </PageColumn>
  );
}

function wireOf(city: string): string {
  return packersCity(city)?.wire ?? city;
}

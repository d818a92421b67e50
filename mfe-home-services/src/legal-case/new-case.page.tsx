import { isLegalCase, legalService, legalServiceBySlug } from '@aangan/shared-kit/domain/home-services/legal-services';
import { legalCaseLink, legalServiceLink, newCaseLink } from '@aangan/shared-kit/links/legal-services';
import { actOnForm } from '@aangan/shared-kit/platform/form-definition';
import { type ActionArgs, notFound, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Form, redirect } from '@aangan/shared-kit/platform/router';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { Lead, PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { hsFacts } from '../answers/public.ts';
import { CITY_OPTIONS, cityOfPage } from '../legal-place/public.ts';
import { priceNote, servicePrice } from '../legal-services/public.ts';
import { CaseFields } from './case-fields.tsx';
import { caseForm } from './case-form.ts';
import styles from './legal-case.module.css';
import { CASE_PAGE_WORDS as WORDS } from './legal-case.words.ts';

function typeOf({ params }: Pick<PageArgs, 'params'>) {
  const found = legalServiceBySlug(params.service ?? '');
  if (!found || !isLegalCase(found.type)) throw notFound();
  return found.type;
}

/** The form that begins a case. The city is in the address, because its police decide the fields. */
export async function loader(args: PageArgs) {
  return { type: typeOf(args), city: cityOfPage(args) };
}

export function action(args: ActionArgs) {
  const type = typeOf(args);
  const city = cityOfPage(args);
  const { form, platform } = args;
  return actOnForm(caseForm(type, city), form, async (typed) => {
    const json = { type, city, form: typed };
    const { booking } = hsFacts(await platform.http.request('POST /legal-backend/api/v1/case', { json }));
    platform.analytics.track('legal_case', { type, city });
    return redirect(legalCaseLink(booking.id));
  });
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export function head({ data: { type } }: { readonly data: Loaded }): PageHead {
  return { title: `${legalService(type).name} | Aangan`, robots: 'noindex,nofollow' };
}

export function Component() {
  const { type, city } = usePageData<typeof loader>();
  const service = legalService(type);
  return (
    <PageColumn width="form">
      <Breadcrumbs
        items={[
          { name: service.name, url: legalServiceLink(type) },
          { name: WORDS.form, url: newCaseLink(type) },
        ]}
      />
      <PageHeading>
        <h1>{service.name}</h1>
        <Lead>
          {servicePrice(service)} · {priceNote(service)}
        </Lead>
      </PageHeading>
      <Form method="get" action={newCaseLink(type)} className={styles.city}>
        <SelectField key={city} label={WORDS.city} name="city" defaultValue={city} options={CITY_OPTIONS} />
        <Button type="submit">{WORDS.otherCity}</Button>
      </Form>
      <CaseFields key={city} type={type} city={city} typed={{}} send={WORDS.begin} />
      <SmallText>{WORDS.idHelp}</SmallText>
    </PageColumn>
  );
}

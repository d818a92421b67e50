import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { legalService } from '@aangan/shared-kit/domain/home-services/legal-services';
import { legalCaseLink } from '@aangan/shared-kit/links/legal-services';
import { actOnForm } from '@aangan/shared-kit/platform/form-definition';
import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { hsFacts } from '../answers/public.ts';
import { CaseFields } from './case-fields.tsx';
import { caseForm } from './case-form.ts';
import { CASE_PAGE_WORDS as WORDS } from './legal-case.words.ts';
import { loadCase } from './load-case.ts';

/** The form of a case that is not ordered yet. */
export async function loader(args: PageArgs) {
  const { legalCase, booking } = await loadCase(args);
  const isOpen = (booking.state === 'quoted' || booking.state === 'drafted') && booking.orderId === null;
  if (!isOpen) throw redirect(legalCaseLink(booking.id));
  const { type, form } = legalCase;
  return { type, form, city: cityBySlug(legalCase.city)?.slug ?? 'bangalore', bookingId: booking.id };
}

export async function action(args: ActionArgs) {
  const { type, city, bookingId } = await loader(args);
  return actOnForm(caseForm(type, city), args.form, async (form) => {
    const call = 'PUT /legal-backend/api/v1/case/{bookingId}';
    hsFacts(await args.platform.http.request(call, { params: { bookingId }, json: { form } }));
    return redirect(legalCaseLink(bookingId));
  });
}

export function head({ data: { type } }: { readonly data: Awaited<ReturnType<typeof loader>> }): PageHead {
  return { title: `${legalService(type).name} | Aangan`, robots: 'noindex,nofollow' };
}

export function Component() {
  const { type, city, form } = usePageData<typeof loader>();
  return (
    <PageColumn width="form">
      <PageHeading>
        <h1>{legalService(type).name}</h1>
      </PageHeading>
      <CaseFields type={type} city={city} typed={form} send={WORDS.save} />
    </PageColumn>
  );
}

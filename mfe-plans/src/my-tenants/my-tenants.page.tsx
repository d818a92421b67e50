import type { LandlordTenant } from '@aangan/shared-kit/contracts/rent-landlord-side';
import { MY_TENANTS_LINK } from '@aangan/shared-kit/links/rent-pay';
import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Lead, PageHeading, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { actOnLandlordForm, ConsentChoice, PaymentList, StatementLinks } from '../landlord-payments/public.ts';
import { MY_TENANTS_WORDS as WORDS } from './my-tenants.words.ts';

/** Everybody who pays rent to the phone number of the account. */
export function loader({ platform: { http } }: PageArgs) {
  return http.request('GET /api/v1/rent-pay/my-tenants', {});
}

export function action({ form, platform: { http } }: ActionArgs) {
  const params = { landlordId: String(form.get('landlord') ?? '') };
  return actOnLandlordForm(form, {
    page: MY_TENANTS_LINK,
    consent: (json) => http.request('POST /api/v1/rent-pay/my-tenants/{landlordId}/consent', { params, json }),
    report: (json) => http.request('POST /api/v1/rent-pay/my-tenants/{landlordId}/dispute', { params, json }),
  });
}

export function head(): PageHead {
  return { title: `${WORDS.title} | Aangan`, robots: 'noindex,nofollow' };
}

export function Component() {
  const { tenants, statements } = usePageData<typeof loader>();
  return (
    <PageColumn width="form" top={32} bottom={72}>
      <PageHeading>
        <h1>{WORDS.title}</h1>
        <Lead>{WORDS.lead}</Lead>
      </PageHeading>
      {tenants.length === 0 ? (
        <EmptyState title={WORDS.empty}>{WORDS.emptyText}</EmptyState>
      ) : (
        <>
          <StatementLinks statements={statements} />
          {tenants.map((tenant) => (
            <Tenant key={tenant.landlordId} tenant={tenant} />
          ))}
          <SmallText>{WORDS.removed}</SmallText>
        </>
      )}
    </PageColumn>
  );
}

function Tenant({ tenant }: { readonly tenant: LandlordTenant }) {
  return (
    <Section aria-labelledby={tenant.landlordId}>
      <h2 id={tenant.landlordId}>{WORDS.tenant(tenant.payer)}</h2>
      <p>
        {WORDS.account} <strong>{tenant.destination}</strong>
      </p>
      <PaymentList tenant={tenant} />
      <ConsentChoice tenant={tenant} />
    </Section>
  );
}

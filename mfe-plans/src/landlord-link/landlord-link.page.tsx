import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { landlordLink } from '@aangan/shared-kit/links/rent-pay';
import { orEnded } from '@aangan/shared-kit/platform/or-ended';
import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { EndedLink } from '@aangan/shared-kit/ui/ended-link';
import { Lead, PageHeading, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { KYC_FORM, LandlordKycSection, submitKyc } from '../landlord-kyc/public.ts';
import {
  actOnLandlordForm,
  ConsentChoice,
  LANDLORD_PAYMENT_WORDS,
  PaymentList,
  StatementLinks,
} from '../landlord-payments/public.ts';
import { LANDLORD_LINK_WORDS as WORDS } from './landlord-link.words.ts';

/** What a landlord sees at the secret address of a message, without an account; null for a link that has ended. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const token = params.token ?? '';
  const found = await orEnded(
    Promise.all([
      http.request('GET /api/v1/rent-pay/landlord-link/{token}', { params: { token } }),
      http.request('GET /api/v1/rent-pay/landlord-link/{token}/kyc', { params: { token } }),
    ]),
  );
  return found && { ...found[0], kyc: found[1] };
}

export function action({ form, params: { token = '' }, platform: { http } }: ActionArgs) {
  const params = { token };
  if (form.get('do') === KYC_FORM) return submitKyc(form, { http, token });
  return actOnLandlordForm(form, {
    page: landlordLink(token),
    consent: (json) => http.request('POST /api/v1/rent-pay/landlord-link/{token}/consent', { params, json }),
    report: (json) => http.request('POST /api/v1/rent-pay/landlord-link/{token}/dispute', { params, json }),
  });
}

export function head({ data }: { data: Awaited<ReturnType<typeof loader>> }): PageHead {
  return { title: `${WORDS.title} | Aangan`, status: data ? 200 : 404, robots: 'noindex,nofollow' };
}

export function Component() {
  const found = usePageData<typeof loader>();
  return (
    <PageColumn width="form" top={32} bottom={72}>
      {found === null ? <EndedLink title={WORDS.goneTitle}>{WORDS.gone}</EndedLink> : <Tenant {...found} />}
    </PageColumn>
  );
}

function Tenant({ tenant, statements, expiresAt, kyc }: NonNullable<Awaited<ReturnType<typeof loader>>>) {
  return (
    <>
      <PageHeading>
        <h1>{WORDS.heading(tenant.payer)}</h1>
        <Lead>{WORDS.lead}</Lead>
        <p>
          {WORDS.account} <strong>{tenant.destination}</strong>
        </p>
      </PageHeading>
      <Section aria-labelledby="consent">
        <h2 id="consent">{LANDLORD_PAYMENT_WORDS.consentTitle}</h2>
        <ConsentChoice tenant={tenant} />
      </Section>
      <Section aria-labelledby="payments">
        <h2 id="payments">{LANDLORD_PAYMENT_WORDS.payments}</h2>
        <PaymentList tenant={tenant} />
      </Section>
      <StatementLinks statements={statements} />
      <LandlordKycSection kyc={kyc} />
      <SmallText>
        {WORDS.validUntil} {formatDay(expiresAt)}. {WORDS.secret}
      </SmallText>
    </>
  );
}

import { agreementUploadLink, payRentLink, type RentPayKind } from '@aangan/shared-kit/links/rent-pay';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { ActionsRow, Lead, PageHeading, Rows, Section } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { AGREEMENT_WORDS, UPLOAD_WORDS } from './agreement.words.ts';
import { AgreementFiles } from './agreement-files.tsx';
import { loadAgreement } from './load-agreement.ts';

/** Two pages by their path. Source: product-and-plans, section 2 (rent payment). */
export function loader({ pattern, url, platform: { http } }: PageArgs) {
  const kind: RentPayKind = pattern.startsWith('/bill-account') ? 'bill' : 'rent';
  return loadAgreement(http, kind, url.searchParams.get('tenancy'));
}

type Data = Awaited<ReturnType<typeof loader>>;

export function head({ data: { kind } }: { readonly data: Data }): PageHead {
  const { title, description } = AGREEMENT_WORDS[kind];
  return { title: `${title} | Aangan`, description, robots: 'noindex' };
}

export function Component() {
  const data = usePageData<typeof loader>();
  const { title, lead, papers, pay } = AGREEMENT_WORDS[data.kind];
  return (
    <PageColumn width="form" top={32} bottom={72}>
      <PageHeading>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
      </PageHeading>
      {'tenancies' in data ? (
        <ChooseTenancy {...data} />
      ) : (
        <>
          <p>
            {data.tenancy.home}, {data.tenancy.landlord.name}
          </p>
          <AgreementFiles key={data.tenancy.id} tenancyId={data.tenancy.id} label={papers} files={data.files} />
          <ActionsRow>
            <LinkButton to={payRentLink({ tenancyId: data.tenancy.id, kind: data.kind })}>{pay}</LinkButton>
            <LinkButton variant="quiet" to={agreementUploadLink(data.kind)}>
              {UPLOAD_WORDS.chooseOther}
            </LinkButton>
          </ActionsRow>
        </>
      )}
    </PageColumn>
  );
}

function ChooseTenancy({ kind, tenancies }: Extract<Data, { tenancies: unknown }>) {
  const { choose, none, noneWhy, pay } = AGREEMENT_WORDS[kind];
  if (tenancies.length === 0) {
    return (
      <EmptyState title={none} actions={<LinkButton to={payRentLink({ kind })}>{pay}</LinkButton>}>
        <p>{noneWhy}</p>
      </EmptyState>
    );
  }
  return (
    <Section aria-labelledby="choose-tenancy">
      <h2 id="choose-tenancy">{choose}</h2>
      <Rows>
        {tenancies.map(({ id, home, landlord }) => (
          <li key={id}>
            <Link to={agreementUploadLink(kind, id)}>
              {home}, {landlord.name}
            </Link>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

export function ErrorBoundary() {
  return (
    <PageColumn width="form" top={32} bottom={72}>
      <RetryNote>{UPLOAD_WORDS.notThere}</RetryNote>
    </PageColumn>
  );
}

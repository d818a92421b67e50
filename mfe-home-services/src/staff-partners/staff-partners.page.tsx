import type { StaffPartner } from '@aangan/shared-kit/contracts/staff-bookings';
import { WORK_TYPES } from '@aangan/shared-kit/domain/home-services/work-types';
import { STAFF_PARTNERS_LINK } from '@aangan/shared-kit/links/bookings';
import { type PageArgs, usePageAction, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Rows, Section, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { StaffPage } from '@aangan/shared-kit/ui/staff-page';
import { VisuallyHidden } from '@aangan/shared-kit/ui/visually-hidden';
import { HubForm, hubOf } from '../staff-hubs/public.ts';
import { changePartner } from './change-partner.ts';
import { findAccount } from './find-account.ts';
import { EndPartnerForm, FindPartnerForm, PartnerForm } from './partner-form.tsx';
import { PARTNERS_WORDS, partnerDone } from './staff-partners.words.ts';

/** The professionals of a hub, and the account that staff look for. */
export async function loader({ url: { searchParams }, platform: { http } }: PageArgs) {
  const { hubs } = await http.request('GET /api/v1/staff/hubs', {});
  const hub = hubOf(hubs, searchParams.get('hub'));
  const account = searchParams.get('account');
  const [{ partners }, found] = await Promise.all([
    http.request('GET /api/v1/staff/partners', { query: { hub: hub.id } }),
    account === null ? undefined : findAccount(http, account),
  ]);
  const done = partnerDone(searchParams.get('done'));
  return { hubs, hub, partners, found, changing: searchParams.get('change'), done };
}

export const action = changePartner;
export const head = () => staffHead(PARTNERS_WORDS.title);

export function Component() {
  const { hubs, hub, partners, found, changing, done } = usePageData<typeof loader>();
  const { refusal } = usePageAction();
  return (
    <StaffPage title={PARTNERS_WORDS.title}>
      {done && !refusal && <AlertNote tone="good">{done}</AlertNote>}
      <p>{PARTNERS_WORDS.about}</p>
      <HubForm hubs={hubs} hub={hub} />
      <Section aria-labelledby="partners">
        <h2 id="partners">{PARTNERS_WORDS.list}</h2>
        {partners.length === 0 && <p>{PARTNERS_WORDS.none}</p>}
        <Rows>
          {partners.map((partner) => (
            <li key={partner.id}>
              <PartnerRow partner={partner} isOpen={partner.id === changing} />
            </li>
          ))}
        </Rows>
      </Section>
      <Section aria-labelledby="find">
        <h2 id="find">{PARTNERS_WORDS.find}</h2>
        {found && 'problem' in found && <AlertNote tone="attention">{found.problem}</AlertNote>}
        <FindPartnerForm hub={hub.id} />
        {found && 'account' in found && (
          <>
            {found.account.partner && found.account.partner.hub !== hub.id && (
              <AlertNote tone="attention">{PARTNERS_WORDS.otherHub(found.account.partner.hub)}</AlertNote>
            )}
            <PartnerForm
              hub={hub.id}
              accountId={found.account.accountId}
              name={found.account.partner?.name ?? found.account.name}
              serviceTypes={found.account.partner?.serviceTypes ?? []}
            />
          </>
        )}
      </Section>
    </StaffPage>
  );
}

function PartnerRow({ partner, isOpen }: { readonly partner: StaffPartner; readonly isOpen: boolean }) {
  const { id, name, hub, serviceTypes, accountId } = partner;
  const work = WORK_TYPES.filter(({ type }) => serviceTypes.includes(type)).map((each) => each.name);
  return (
    <>
      <SplitRow>
        <strong>{name}</strong>
        {accountId === null ? (
          <SmallText as="span">{PARTNERS_WORDS.ended}</SmallText>
        ) : (
          <Link to={`${STAFF_PARTNERS_LINK}?${new URLSearchParams({ hub, change: id })}`}>
            {PARTNERS_WORDS.change}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Link>
        )}
      </SplitRow>
      <SmallText>{work.join(', ')}</SmallText>
      {isOpen && accountId !== null && (
        <>
          <PartnerForm hub={hub} accountId={accountId} name={name} serviceTypes={serviceTypes} />
          <EndPartnerForm hub={hub} partnerId={id} name={name} />
        </>
      )}
    </>
  );
}

import type { RentTenancy } from '@aangan/shared-kit/contracts/rent-payments';
import { agreementUploadLink, automaticRentLink, splitLink } from '@aangan/shared-kit/links/rent-pay';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Section } from '@aangan/shared-kit/ui/layout';
import { AMOUNT_WORDS } from './rent-amount.words.ts';

/** What else can be done about a home: flatmates share it, it is paid automatically, and its agreement is uploaded. */
export function TenancyLinks({ tenancy: { id, kind } }: { readonly tenancy: RentTenancy }) {
  return (
    <Section aria-labelledby="more">
      <h2 id="more">{AMOUNT_WORDS.more}</h2>
      <ActionsRow>
        <LinkButton to={splitLink(id)}>{AMOUNT_WORDS.split}</LinkButton>
        <LinkButton to={automaticRentLink(id)}>{AMOUNT_WORDS.automatic}</LinkButton>
        <LinkButton to={agreementUploadLink(kind, id)}>{AMOUNT_WORDS.agreement}</LinkButton>
      </ActionsRow>
    </Section>
  );
}

import type { RentMandate } from '@aangan/shared-kit/contracts/rent-mandates';
import { automaticRentLink } from '@aangan/shared-kit/links/rent-pay';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Panel, SmallText } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { AUTOMATIC_WORDS as WORDS } from './automatic.words.ts';
import { DO } from './automatic-actions.ts';

interface AskedMandateProps {
  readonly tenancyId: string;
  readonly asked: RentMandate;
  /** Whether another one works meanwhile. */
  readonly isChange: boolean;
}

/** A mandate that the payer has not approved at the bank. The page changes by itself once that is done. */
export function AskedMandate({ tenancyId, asked, isChange }: AskedMandateProps) {
  const { id, mostPaise, debitDay, approveUrl } = asked;
  const { revalidate } = useRevalidator();
  useLive('rent-mandate-state', { mandateId: id }, ({ state }) => {
    if (state !== 'asked') void revalidate();
  });
  const terms = { do: DO.setUp, most: String(mostPaise / 100), day: String(debitDay), agreed: 'yes', part: '0' };
  return (
    <Panel>
      <p>
        <StatusLabel tone="attention">{WORDS.asked}</StatusLabel>
      </p>
      <p>{WORDS.askedText(mostPaise, debitDay)}</p>
      {isChange && <SmallText>{WORDS.askedChange}</SmallText>}
      {approveUrl === null ? (
        <ActionForm hidden={terms}>
          <SmallText>{WORDS.noPage}</SmallText>
          <Button type="submit" variant="primary">
            {WORDS.again}
          </Button>
        </ActionForm>
      ) : (
        <ActionsRow>
          <LinkButton to={approveUrl} reloadDocument variant="primary">
            {WORDS.approve}
          </LinkButton>
          <LinkButton to={automaticRentLink(tenancyId)} reloadDocument>
            {WORDS.approved}
          </LinkButton>
        </ActionsRow>
      )}
      <ActionForm hidden={{ do: DO.end }}>
        <Button type="submit" variant="quiet" size="small">
          {WORDS.cancelAsked}
        </Button>
      </ActionForm>
    </Panel>
  );
}

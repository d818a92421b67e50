import type { LandlordTenant } from '@aangan/shared-kit/contracts/rent-landlord-side';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { ActionsRow, SmallText } from '@aangan/shared-kit/ui/layout';
import { LANDLORD_PAYMENT_WORDS as WORDS } from './landlord-payments.words.ts';

interface ConsentChoiceProps {
  readonly tenant: Pick<LandlordTenant, 'landlordId' | 'consent'>;
}

/** Whether the landlord agrees to be paid by a tenant; either answer can be changed later. */
export function ConsentChoice({ tenant: { landlordId, consent } }: ConsentChoiceProps) {
  const { busy } = usePageAction();
  const press = (decision: 'given' | 'refused') => ({ do: 'consent', landlord: landlordId, decision });
  return (
    <>
      {consent === 'given' && <AlertNote tone="good">{WORDS.given}</AlertNote>}
      {consent === 'refused' && <AlertNote tone="attention">{WORDS.refused}</AlertNote>}
      {consent !== 'given' && consent !== 'refused' && <p>{WORDS.open}</p>}
      <ActionsRow>
        {consent !== 'given' && (
          <ActionForm hidden={press('given')}>
            <Button type="submit" variant="primary" busy={busy}>
              {WORDS.agree}
            </Button>
          </ActionForm>
        )}
        {consent !== 'refused' && (
          <ActionForm hidden={press('refused')}>
            <Button type="submit" busy={busy}>
              {WORDS.refuse}
            </Button>
          </ActionForm>
        )}
      </ActionsRow>
      {consent !== 'refused' && <SmallText>{WORDS.refusing}</SmallText>}
    </>
  );
}

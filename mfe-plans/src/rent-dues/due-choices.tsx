import type { RentDue } from '@aangan/shared-kit/contracts/rent-payments';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow } from '@aangan/shared-kit/ui/layout';
import { AskedPress } from '../asked-press/public.ts';
import { landlordStepLink } from '../pay-rent/public.ts';
import { DUE_WORDS } from './due.words.ts';
import { DO } from './due-actions.ts';

/** What the payer can do with a sum that is not sent, or that the bank has returned. */
export function DueChoices({ due }: { readonly due: RentDue }) {
  const { id, tenancyKind, landlord, state, mayCancel, maySendAgain } = due;
  const isReturned = state === 'returned';
  return (
    <>
      {isReturned && <p>{DUE_WORDS.returnedNext}</p>}
      {maySendAgain && (
        <ActionsRow>
          <LinkButton to={landlordStepLink(tenancyKind, landlord.id, { changes: true, dueId: id })}>
            {DUE_WORDS.changeAccount}
          </LinkButton>
          <ActionForm hidden={{ do: DO.sendAgain }}>
            <Button type="submit" variant="primary">
              {DUE_WORDS.sendAgain}
            </Button>
          </ActionForm>
        </ActionsRow>
      )}
      {mayCancel && (
        <AskedPress
          hidden={{ do: DO.cancel }}
          title={isReturned ? DUE_WORDS.giveBack : DUE_WORDS.cancel}
          question={DUE_WORDS.cancelQuestion}
          yes={isReturned ? DUE_WORDS.giveBack : DUE_WORDS.cancelYes}
        />
      )}
    </>
  );
}

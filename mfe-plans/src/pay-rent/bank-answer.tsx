import type { Landlord } from '@aangan/shared-kit/contracts/rent-landlords';
import type { RentPayKind } from '@aangan/shared-kit/links/rent-pay';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Panel, SmallText } from '@aangan/shared-kit/ui/layout';
import { destinationWords } from './destination-words.ts';
import { DO } from './pay-actions.ts';
import { bankNameWords, otherNameWords, PAY_WORDS } from './pay-rent.words.ts';
import { landlordStepLink } from './pay-steps.ts';

interface BankAnswerProps {
  readonly kind: RentPayKind;
  readonly landlord: Landlord;
}

/** The landlord with what the bank says about the account, and the ways to correct it. */
export function BankAnswer({ kind, landlord }: BankAnswerProps) {
  const { id, name, destination, check } = landlord;
  const isAnswered = check.state === 'valid' || check.state === 'invalid';
  return (
    <Panel as="section" aria-label={name}>
      <p>
        <strong>{name}</strong>
        <br />
        {destinationWords(destination)}
      </p>
      <Answer landlord={landlord} />
      <ActionsRow>
        {!isAnswered && (
          <ActionForm hidden={{ do: DO.check, landlord: id }}>
            <Button type="submit" size="small">
              {PAY_WORDS.askBank}
            </Button>
          </ActionForm>
        )}
        <LinkButton size="small" variant="quiet" to={landlordStepLink(kind, id, { changes: true })}>
          {PAY_WORDS.changeAccount}
        </LinkButton>
      </ActionsRow>
    </Panel>
  );
}

function Answer({ landlord: { name, check } }: Pick<BankAnswerProps, 'landlord'>) {
  const { state, registeredName, nameMatch } = check;
  if (state === 'invalid') return <AlertNote tone="error">{PAY_WORDS.invalid}</AlertNote>;
  if (state === 'valid' && registeredName !== null) {
    return nameMatch === 'differs' ? (
      <AlertNote tone="attention">{otherNameWords(name, registeredName)}</AlertNote>
    ) : (
      <AlertNote tone="good">{bankNameWords(registeredName)}</AlertNote>
    );
  }
  return (
    <SmallText>
      {state === 'checking' ? PAY_WORDS.checking : PAY_WORDS[state === 'failed' ? state : 'unchecked']}
    </SmallText>
  );
}

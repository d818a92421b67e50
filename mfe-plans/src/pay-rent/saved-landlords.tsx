import type { Landlord } from '@aangan/shared-kit/contracts/rent-landlords';
import type { RentPayKind } from '@aangan/shared-kit/links/rent-pay';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Panel, Rows, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { AskedPress } from '../asked-press/public.ts';
import { destinationWords } from './destination-words.ts';
import { DO } from './pay-actions.ts';
import styles from './pay-rent.module.css';
import { KIND_WORDS, PAY_WORDS } from './pay-rent.words.ts';
import { landlordStepLink } from './pay-steps.ts';

interface SavedLandlordsProps {
  readonly kind: RentPayKind;
  readonly landlords: readonly Landlord[];
}

/** Saved landlords: one of them gets the money of another home. Nothing without any. */
export function SavedLandlords({ kind, landlords }: SavedLandlordsProps) {
  if (landlords.length === 0) return null;
  return (
    <Section aria-labelledby="saved-landlords">
      <h2 id="saved-landlords">{KIND_WORDS[kind].savedPayees}</h2>
      <Rows>
        {landlords.map((landlord) => (
          <Panel as="li" gap={8} key={landlord.id} className={styles.card}>
            <strong>{landlord.name}</strong>
            <SmallText as="span">{destinationWords(landlord.destination)}</SmallText>
            <ActionsRow>
              <LinkButton
                size="small"
                to={landlordStepLink(kind, landlord.id)}
                label={`${PAY_WORDS.choose} ${landlord.name}`}
              >
                {PAY_WORDS.choose}
              </LinkButton>
              <LinkButton
                size="small"
                variant="quiet"
                to={landlordStepLink(kind, landlord.id, { changes: true })}
                label={`${PAY_WORDS.changeAccount}: ${landlord.name}`}
              >
                {PAY_WORDS.changeAccount}
              </LinkButton>
            </ActionsRow>
            <AskedPress
              hidden={{ do: DO.removeLandlord, landlord: landlord.id }}
              title={
                <>
                  {PAY_WORDS.remove}
                  <span className="visually-hidden"> {landlord.name}</span>
                </>
              }
              question={PAY_WORDS.removeQuestion}
              yes={PAY_WORDS.removeYes}
            />
          </Panel>
        ))}
      </Rows>
    </Section>
  );
}

import type { Landlord } from '@aangan/shared-kit/contracts/rent-landlords';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { DO } from './amount-actions.ts';
import { askedWords, CONSENT_WORDS, givenWords } from './rent-amount.words.ts';

/** Whether the landlord agrees to be paid here, and the link that asks for it. */
export function LandlordConsent({ landlord: { consent, kyc } }: { readonly landlord: Landlord }) {
  const { state, at } = consent;
  const day = at === null ? '' : formatDay(at);
  return (
    <Section aria-labelledby="consent">
      <h2 id="consent">{CONSENT_WORDS.title}</h2>
      {state === 'given' && <AlertNote tone="good">{givenWords(day)}</AlertNote>}
      {state === 'refused' && <AlertNote tone="attention">{CONSENT_WORDS.refused}</AlertNote>}
      {state === 'asked' && <p>{askedWords(day)}</p>}
      {state === 'not_asked' && <p>{CONSENT_WORDS.about}</p>}
      {kyc === 'verified' && <p>{CONSENT_WORDS.verified}</p>}
      {state !== 'given' && (
        <ActionForm hidden={{ do: DO.askLandlord }}>
          <Button type="submit">{state === 'not_asked' ? CONSENT_WORDS.send : CONSENT_WORDS.again}</Button>
        </ActionForm>
      )}
      <SmallText>{CONSENT_WORDS.optional}</SmallText>
    </Section>
  );
}

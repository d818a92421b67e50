import type { LandlordKyc } from '@aangan/shared-kit/contracts/rent-landlord-kyc';
import { LANDLORD_PAPERS } from '@aangan/shared-kit/domain/rent/landlord-papers';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Rows, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { KycPaper } from './kyc-paper.tsx';
import { LANDLORD_KYC_WORDS as WORDS } from './landlord-kyc.words.ts';
import { KYC_FORM } from './submit-kyc.ts';

/** KYC of a landlord: how far it is, and the papers for it. */
export function LandlordKycSection({ kyc: { state, reason, papers } }: { readonly kyc: LandlordKyc }) {
  return (
    <Section aria-labelledby="kyc">
      <h2 id="kyc">{WORDS.title}</h2>
      {state === 'verified' && <AlertNote tone="good">{WORDS.verified}</AlertNote>}
      {state === 'submitted' && <AlertNote tone="attention">{WORDS.submitted}</AlertNote>}
      {state === 'refused' && (
        <AlertNote tone="attention">
          {WORDS.refused} {reason}
        </AlertNote>
      )}
      {(state === 'none' || state === 'refused') && (
        <>
          <p>{WORDS.why}</p>
          <SmallText>{WORDS.rule}</SmallText>
          <noscript>{WORDS.needsScript}</noscript>
          <Rows>
            {LANDLORD_PAPERS.map((paper) => (
              <KycPaper key={paper} paper={paper} isHere={papers.some((own) => own.paper === paper)} />
            ))}
          </Rows>
          <HandIn />
        </>
      )}
    </Section>
  );
}

function HandIn() {
  const form = useActionForm({ do: KYC_FORM });
  return (
    <Form form={form} aria-label={WORDS.title}>
      <TextField
        label={WORDS.pan}
        help={WORDS.panHelp}
        required
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        {...form.field('pan')}
      />
      <Button type="submit" busy={form.busy}>
        {WORDS.submit}
      </Button>
    </Form>
  );
}

import { ActionForm, useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { DUE_WORDS } from './due.words.ts';
import { DO } from './due-actions.ts';

/** Proves that who pays holds the registered number. @param attempt of the code that was sent; absent before */
export function OtpStep({ attempt }: { readonly attempt: string | undefined }) {
  return (
    <Section id="pay" aria-labelledby="otp-title">
      <h2 id="otp-title">{DUE_WORDS.otpTitle}</h2>
      {attempt !== undefined && <OtpFields attempt={attempt} />}
      <ActionForm hidden={{ do: DO.sendOtp, attempt: attempt ?? '' }}>
        <Button type="submit" variant={attempt === undefined ? 'primary' : 'quiet'}>
          {attempt === undefined ? DUE_WORDS.sendOtp : DUE_WORDS.resendOtp}
        </Button>
      </ActionForm>
      <SmallText>{DUE_WORDS.otpHelp}</SmallText>
    </Section>
  );
}

function OtpFields({ attempt }: { readonly attempt: string }) {
  const form = useActionForm({ do: DO.verify, attempt });
  return (
    <Form form={form} aria-labelledby="otp-title">
      <p>{DUE_WORDS.otp}</p>
      <TextField
        label={DUE_WORDS.otpField}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        {...form.field('otp')}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {DUE_WORDS.verify}
      </Button>
    </Form>
  );
}

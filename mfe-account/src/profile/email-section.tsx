import type { CallInput } from '@aangan/shared-kit/contracts/all-calls';
import { isValidEmail } from '@aangan/shared-kit/domain/email';
import { SIGN_UP_MESSAGES } from '@aangan/shared-kit/domain/sign-up-messages';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { type FormEvent, useState } from 'react';
import styles from './profile.module.css';
import { PROFILE_WORDS } from './profile.words.ts';
import { Outcome, ProfileSection } from './profile-section.tsx';

interface EmailSectionProps {
  readonly email: string | null;
  readonly verified: boolean;
  readonly hasPassword: boolean;
}

/** The e-mail address, verified by a code sent to it. */
export function EmailSection({ email, verified, hasPassword }: EmailSectionProps) {
  const { http } = usePlatform();
  const { revalidate } = useRevalidator();
  const saving = useMutation(async (input: CallInput<'POST /api/v1/account/save/email'>, options) => {
    try {
      return await http.request('POST /api/v1/account/save/email', input, options);
    } catch (error) {
      // The login is too old to change the address that codes are sent to.
      if (error instanceof HttpError && error.status === 403 && hasPassword) setAskPassword(true);
      throw error;
    }
  });
  const verifying = useMutation('POST /api/v1/account/verify/email');
  const [codeSent, setCodeSent] = useState(false);
  const [askPassword, setAskPassword] = useState(false);
  const [good, setGood] = useState<string>();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = String(fields.get('email')).trim();
    setGood(undefined);
    if (!isValidEmail(typed)) return saving.refuse(SIGN_UP_MESSAGES.email);
    const password = String(fields.get('password') ?? '');
    const saved = await saving.run({ json: { email: typed, ...(password && { password }) } });
    if (!saved) return;
    const { verificationSent } = saved.answer;
    setCodeSent(verificationSent);
    setAskPassword(false);
    setGood(verificationSent ? PROFILE_WORDS.codeSent(typed) : PROFILE_WORDS.sameEmail);
  }

  async function verify(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const otp = String(new FormData(event.currentTarget).get('otp')).trim();
    if (!(await verifying.run({ json: { otp } }))) return;
    setCodeSent(false);
    setGood('Your e-mail is verified.');
    void revalidate();
  }

  return (
    <ProfileSection title="E-mail" lead={verified ? PROFILE_WORDS.verified : PROFILE_WORDS.unverified}>
      <form method="post" className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          defaultValue={email ?? ''}
          autoComplete="email"
          error={saving.problem}
        />
        {askPassword && (
          <TextField label="Your password" name="password" type="password" autoComplete="current-password" />
        )}
        <Button type="submit" busy={saving.busy}>
          {verified ? 'Change e-mail' : PROFILE_WORDS.sendCode}
        </Button>
      </form>
      {codeSent && (
        <form method="post" className={styles.form} onSubmit={(event) => void verify(event)} noValidate>
          <TextField
            label="Code from the e-mail"
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            error={verifying.problem}
          />
          <Button type="submit" variant="primary" busy={verifying.busy}>
            Verify e-mail
          </Button>
        </form>
      )}
      <Outcome good={good} />
    </ProfileSection>
  );
}

import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { type FormEvent, useState } from 'react';
import styles from './profile.module.css';
import { Outcome, ProfileSection } from './profile-section.tsx';

/** Sets or changes the password. */
export function PasswordSection({ hasPassword }: { readonly hasPassword: boolean }) {
  const { revalidate } = useRevalidator();
  const saving = useMutation('POST /api/v1/user/password/set');
  const [good, setGood] = useState<string>();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const password = String(fields.get('password'));
    const current = String(fields.get('current') ?? '');
    setGood(undefined);
    if (password.length < LEAST) return saving.refuse(`A password has at least ${LEAST} characters.`);
    if (!(await saving.run({ json: { password, ...(current && { current }) } }))) return;
    form.reset();
    setGood('Your password is saved. All other devices are logged out.');
    void revalidate();
  }

  return (
    <ProfileSection
      title="Password"
      lead={hasPassword ? undefined : 'You log in with codes. A password is a second way, if you like one.'}
    >
      <form method="post" className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        {hasPassword && (
          <TextField label="Your password now" name="current" type="password" autoComplete="current-password" />
        )}
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          help="At least 8 characters, and none that has leaked elsewhere."
          error={saving.problem}
        />
        <Button type="submit" busy={saving.busy}>
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </form>
      <Outcome good={good} />
    </ProfileSection>
  );
}

/** Minimum characters. The API has the same limit. */
const LEAST = 8;

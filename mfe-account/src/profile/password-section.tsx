import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { type FormEvent, useState } from 'react';
import styles from './profile.module.css';
import { PROFILE_WORDS } from './profile.words.ts';
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
    if (password.length < LEAST) return saving.refuse(PROFILE_WORDS.shortPassword(LEAST));
    if (!(await saving.run({ json: { password, ...(current && { current }) } }))) return;
    form.reset();
    setGood(PROFILE_WORDS.passwordSaved);
    void revalidate();
  }

  return (
    <ProfileSection title="Password" lead={hasPassword ? undefined : PROFILE_WORDS.passwordHelp}>
      <form method="post" className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        {hasPassword && (
          <TextField label="Your password now" name="current" type="password" autoComplete="current-password" />
        )}
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          help={PROFILE_WORDS.passwordRule}
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

import { nameError } from '@aangan/shared-kit/domain/name';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { type FormEvent, useState } from 'react';
import styles from './profile.module.css';
import { PROFILE_WORDS } from './profile.words.ts';
import { Outcome, ProfileSection } from './profile-section.tsx';

/** The name that others see. */
export function NameSection({ name }: { readonly name: string }) {
  const { revalidate } = useRevalidator();
  const saving = useMutation('POST /api/v1/account/save/profile');
  const [saved, setSaved] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name')).trim();
    setSaved(false);
    const wrong = nameError(typed);
    if (wrong) return saving.refuse(wrong);
    if (!(await saving.run({ json: { name: typed } }))) return;
    setSaved(true);
    void revalidate();
  }

  return (
    <ProfileSection title="Name" lead={PROFILE_WORDS.nameHelp}>
      <form method="post" className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <TextField label="Your name" name="name" defaultValue={name} autoComplete="name" error={saving.problem} />
        <Button type="submit" busy={saving.busy}>
          Save name
        </Button>
      </form>
      <Outcome good={saved ? 'Your name is saved.' : undefined} />
    </ProfileSection>
  );
}

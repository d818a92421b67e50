import type { CallInput } from '@aangan/shared-kit/contracts/all-calls';
import type { AccountDeletion } from '@aangan/shared-kit/contracts/privacy';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { CheckRow } from '@aangan/shared-kit/ui/check-row';
import { TextField } from '@aangan/shared-kit/ui/field';
import { type FormEvent, useState } from 'react';
import styles from './profile.module.css';
import { Outcome, ProfileSection } from './profile-section.tsx';
import { SETTLED_WORDS } from './settled.words.ts';

interface DeletionSectionProps {
  readonly deletion: AccountDeletion;
  readonly hasPassword: boolean;
}

/** Account deletion: what is deleted, what must be retained, and a week to cancel. */
export function DeletionSection({ deletion, hasPassword }: DeletionSectionProps) {
  const { http } = usePlatform();
  const [shown, setShown] = useState(deletion);
  const [askPassword, setAskPassword] = useState(false);

  const removing = useMutation(async (input: CallInput<'POST /api/v1/user/deletion'>, options) => {
    try {
      return await http.request('POST /api/v1/user/deletion', input, options);
    } catch (error) {
      // The login is too old for an action that cannot be undone later.
      if (error instanceof HttpError && error.status === 403 && hasPassword) setAskPassword(true);
      throw error;
    }
  });
  const keeping = useMutation('DELETE /api/v1/user/deletion');

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const password = String(fields.get('password') ?? '');
    const json = { forfeitWallet: fields.has('forfeit'), ...(password && { password }) };
    const removed = await removing.run({ json });
    if (removed) setShown(removed.answer);
  }

  const keep = async () => {
    const kept = await keeping.run({});
    if (kept) setShown(kept.answer);
  };

  if (shown.deletesAt !== null) {
    return (
      <ProfileSection title="Delete your account">
        <AlertNote tone="attention">{SETTLED_WORDS.deletesOn(formatDay(shown.deletesAt))}</AlertNote>
        <div>
          <Button variant="primary" busy={keeping.busy} onClick={() => void keep()}>
            Keep my account
          </Button>
        </div>
        <Outcome problem={keeping.problem} />
      </ProfileSection>
    );
  }
  return (
    <ProfileSection title="Delete your account">
      <details className={styles.more}>
        <summary>{SETTLED_WORDS.deletionTitle}</summary>
        <ul className={styles.points}>
          <li>{SETTLED_WORDS.erased}</li>
          <li>{SETTLED_WORDS.contacts}</li>
          <li>{SETTLED_WORDS.records}</li>
          <li>{SETTLED_WORDS.sevenDays}</li>
          <li>{SETTLED_WORDS.copyFirst}</li>
        </ul>
        <form method="post" className={styles.form} onSubmit={(event) => void remove(event)} noValidate>
          {shown.walletPaise > 0 && (
            <CheckRow>
              <input type="checkbox" name="forfeit" />
              <span>{SETTLED_WORDS.giveUp(formatRupees(shown.walletPaise / 100))}</span>
            </CheckRow>
          )}
          {askPassword && (
            <TextField label="Your password" name="password" type="password" autoComplete="current-password" />
          )}
          <Button type="submit" variant="danger" busy={removing.busy}>
            Delete my account
          </Button>
        </form>
        <Outcome problem={removing.problem} />
      </details>
    </ProfileSection>
  );
}

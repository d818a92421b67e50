import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { CheckRow } from '@aangan/shared-kit/ui/check-row';
import { useState } from 'react';
import { DO_NOT_CALL_WORDS } from './do-not-call.words.ts';
import styles from './profile.module.css';
import { Outcome, ProfileSection } from './profile-section.tsx';

/** Whether our staff may call. A change takes effect at once. @param since epoch ms; null where they may */
export function DoNotCallSection({ since }: { readonly since: number | null }) {
  const [now, setNow] = useState(since);
  const saving = useMutation('PUT /api/v1/user/do-not-call');
  const change = async (doNotCall: boolean) => {
    const saved = await saving.run({ json: { doNotCall } });
    if (saved) setNow(saved.answer.since);
  };
  return (
    <ProfileSection title={DO_NOT_CALL_WORDS.title} lead={DO_NOT_CALL_WORDS.lead}>
      <CheckRow>
        <input
          type="checkbox"
          checked={now !== null}
          disabled={saving.busy}
          onChange={(event) => void change(event.target.checked)}
        />
        <span>
          {DO_NOT_CALL_WORDS.label}
          <span className={styles.soft}>
            {now === null ? DO_NOT_CALL_WORDS.off : DO_NOT_CALL_WORDS.since(formatDay(now))}
          </span>
        </span>
      </CheckRow>
      <Outcome problem={saving.problem} />
    </ProfileSection>
  );
}

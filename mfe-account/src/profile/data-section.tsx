import type { DataExport } from '@aangan/shared-kit/contracts/privacy';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { SplitRow } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import styles from './profile.module.css';
import { Outcome, ProfileSection } from './profile-section.tsx';
import { SETTLED_WORDS } from './settled.words.ts';

/** A copy of all data that is stored about the person. */
export function DataSection({ copy }: { readonly copy: DataExport | null }) {
  const [shown, setShown] = useState(copy);
  const asking = useMutation('POST /api/v1/user/export');
  const looking = useMutation('GET /api/v1/user/export');

  const ask = async () => {
    const asked = await asking.run({ json: {} });
    if (asked) setShown(asked.answer);
  };
  const look = async () => {
    const found = await looking.run({});
    if (found) setShown(found.answer.export);
  };

  return (
    <ProfileSection title="Your data" lead={SETTLED_WORDS.data}>
      {shown === null && (
        <div>
          <Button busy={asking.busy} onClick={() => void ask()}>
            Prepare a copy
          </Button>
        </div>
      )}
      {shown?.state === 'preparing' && (
        <SplitRow as="p" role="status">
          {SETTLED_WORDS.preparing}
          <Button size="small" busy={looking.busy} onClick={() => void look()}>
            Refresh
          </Button>
        </SplitRow>
      )}
      {shown?.state === 'ready' && (
        <SplitRow as="p">
          <a href={`/api/v1/user/export/${shown.id}/file`} download>
            Download the copy
          </a>
          {shown.expiresAt !== null && <span className={styles.soft}>until {formatDay(shown.expiresAt)}</span>}
        </SplitRow>
      )}
      <Outcome problem={asking.problem ?? looking.problem} />
    </ProfileSection>
  );
}

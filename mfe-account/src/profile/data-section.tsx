import type { DataExport } from '@aangan/shared-kit/contracts/privacy';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button } from '@aangan/shared-kit/ui/button';
import { useState } from 'react';
import { useCall } from '../calls/public.ts';
import styles from './profile.module.css';
import { Outcome, ProfileSection } from './profile-section.tsx';

/** A copy of all data that is stored about the person. */
export function DataSection({ copy }: { readonly copy: DataExport | null }) {
  const { http } = usePlatform();
  const [shown, setShown] = useState(copy);
  const saving = useCall();

  const ask = () => saving.run(async () => setShown(await http.request('POST /api/v1/user/export', { json: {} })));
  const look = () => saving.run(async () => setShown((await http.request('GET /api/v1/user/export', {})).export));

  return (
    <ProfileSection title="Your data" lead="A copy of everything we keep of you, as a file that programs can read.">
      {shown === null && (
        <div>
          <Button busy={saving.busy} onClick={() => void ask()}>
            Prepare a copy
          </Button>
        </div>
      )}
      {shown?.state === 'preparing' && (
        <p role="status" className={styles.row}>
          Your copy is being prepared. It takes a minute or two; you need not wait here.
          <Button size="small" busy={saving.busy} onClick={() => void look()}>
            Look again
          </Button>
        </p>
      )}
      {shown?.state === 'ready' && (
        <p className={styles.row}>
          <a href={`/api/v1/user/export/${shown.id}/file`} download>
            Download the copy
          </a>
          {shown.expiresAt !== null && <span className={styles.soft}>until {formatDay(shown.expiresAt)}</span>}
        </p>
      )}
      <Outcome problem={saving.problem} />
    </ProfileSection>
  );
}

import type { AccountDeletion, Consent, DataExport } from '@aangan/shared-kit/contracts/privacy';
import type { OwnSession } from '@aangan/shared-kit/contracts/sessions';
import { QuietHoursPanel, type QuietHoursPanelProps } from '../quiet-hours/public.ts';
import { ConsentsSection } from './consents-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { DoNotCallSection } from './do-not-call-section.tsx';
import { LoginsSection } from './logins-section.tsx';
import styles from './profile.module.css';

export interface SettledSectionsProps {
  readonly quiet: QuietHoursPanelProps;
  /** Since when our staff do not call, epoch ms; null where they may. */
  readonly doNotCallSince: number | null;
  readonly consents: readonly Consent[];
  readonly sessions: readonly OwnSession[];
  readonly copy: DataExport | null;
  readonly deletion: AccountDeletion;
  readonly hasPassword: boolean;
}

/** Sections that people rarely need: quiet hours, consents, logins and their data. */
export function SettledSections(props: SettledSectionsProps) {
  const { quiet, doNotCallSince, consents, sessions, copy, deletion, hasPassword } = props;
  return (
    <div className={styles.settled}>
      <QuietHoursPanel {...quiet} />
      <DoNotCallSection since={doNotCallSince} />
      <ConsentsSection consents={consents} />
      <LoginsSection sessions={sessions} />
      <DataSection copy={copy} />
      <DeletionSection deletion={deletion} hasPassword={hasPassword} />
    </div>
  );
}

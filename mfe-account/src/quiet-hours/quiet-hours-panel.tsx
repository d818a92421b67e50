import { to12Hour } from '@aangan/shared-kit/domain/visit-time';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { Panel, SmallText } from '@aangan/shared-kit/ui/layout';
import { type FormEvent, useId, useState } from 'react';
import { offeredZones } from './offered-zones.ts';
import styles from './quiet-hours.module.css';
import { QUIET_HOURS_WORDS } from './quiet-hours.words.ts';

export interface QuietHoursPanelProps {
  readonly timeZone: string;
  /** Hours of the day, 0 to 23. */
  readonly quietFrom: number;
  readonly quietTo: number;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: to12Hour(hour) }));

/** Sets the hours without calls. Messages wait, and people who have the number see these hours. */
export function QuietHoursPanel({ timeZone, quietFrom, quietTo }: QuietHoursPanelProps) {
  const id = useId();
  const [saved, setSaved] = useState(false);
  const saving = useMutation('POST /api/v1/account/save/profile', {
    otherwise: QUIET_HOURS_WORDS.failed,
  });
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const json = {
      timeZone: String(form.get('timeZone')),
      quietFrom: Number(form.get('quietFrom')),
      quietTo: Number(form.get('quietTo')),
    };
    setSaved((await saving.run({ json })) !== undefined);
  };
  return (
    <Panel as="form" aria-labelledby={id} onSubmit={(event) => void save(event)}>
      <div>
        <h2 id={id}>Quiet hours</h2>
        <SmallText>{QUIET_HOURS_WORDS.help}</SmallText>
      </div>
      <div className={styles.fields}>
        <SelectField label="From" name="quietFrom" defaultValue={String(quietFrom)} options={HOURS} />
        <SelectField label="Until" name="quietTo" defaultValue={String(quietTo)} options={HOURS} />
        <SelectField label="Where you live" name="timeZone" defaultValue={timeZone} options={offeredZones(timeZone)} />
        <Button type="submit" busy={saving.busy}>
          Save
        </Button>
      </div>
      {saved && <AlertNote tone="good">{QUIET_HOURS_WORDS.saved}</AlertNote>}
      {saving.problem && <AlertNote tone="error">{saving.problem}</AlertNote>}
    </Panel>
  );
}

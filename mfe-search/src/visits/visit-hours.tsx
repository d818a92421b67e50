import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { type HourWindow, hoursProblem, wireWindows } from '@aangan/shared-kit/domain/week-windows';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Chip } from '@aangan/shared-kit/ui/chip';
import { TextField } from '@aangan/shared-kit/ui/field';
import { SmallText, WrappedRow } from '@aangan/shared-kit/ui/layout';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { WeekHours } from '@aangan/shared-kit/ui/week-hours';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import styles from './visit-hours.module.css';
import { VISIT_HOURS_WORDS } from './visit-hours.words.ts';
import { dayWords } from './visit-words.ts';

type Answer = CallAnswer<'GET /api/v1/user/listings/{propertyId}/visit-slots'>;

/** The weekly visiting hours of an owner’s home, and days without visits. */
export function VisitHours({ propertyId }: { readonly propertyId: string }) {
  const { http, alerts, now } = usePlatform();
  const [windows, setWindows] = useState<readonly HourWindow[]>();
  const [daysOff, setDaysOff] = useState<readonly string[]>([]);
  const [own, setOwn] = useState(true);
  const [day, setDay] = useState('');
  const [loadFailure, setLoadFailure] = useState<string>();
  const saving = useMutation('PUT /api/v1/user/listings/{propertyId}/visit-slots');
  const params = { propertyId };
  const take = (answer: Answer) => {
    setWindows(answer.slots);
    setDaysOff(answer.daysOff);
    setOwn(answer.own);
  };
  const load = useEffectEvent(() => {
    http
      .request('GET /api/v1/user/listings/{propertyId}/visit-slots', { params })
      .then(take, (error: unknown) => setLoadFailure(failureMessage(error)));
  });
  useEffect(() => load(), []);
  /** Includes the day still in the field, because a person who saves expects it to be saved. */
  const allDaysOff = () => (day ? [...new Set([...daysOff, day])].sort() : [...daysOff]);
  const addDay = () => {
    setDaysOff(allDaysOff());
    setDay('');
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = hoursProblem(windows ?? [], allDaysOff());
    if (wrong !== undefined) return saving.refuse(wrong);
    const saved = await saving.run({ params, json: { slots: wireWindows(windows ?? []), daysOff: allDaysOff() } });
    if (!saved) return;
    take(saved.answer);
    setDay('');
    alerts.show('success', VISIT_HOURS_WORDS.saved);
  };

  if (!windows) {
    return loadFailure === undefined ? <Skeleton shape="block" /> : <AlertNote tone="error">{loadFailure}</AlertNote>;
  }
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      {!own && <SmallText>{VISIT_HOURS_WORDS.usual}</SmallText>}
      <SmallText>{VISIT_HOURS_WORDS.help}</SmallText>
      <WeekHours windows={windows} onChange={setWindows} />
      <div className={styles.off}>
        <TextField label="No visits on" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        <Button size="small" onClick={addDay}>
          Add the day
        </Button>
      </div>
      {daysOff.length > 0 && (
        <WrappedRow>
          {daysOff.map((off) => (
            <Chip key={off} onRemove={() => setDaysOff(daysOff.filter((each) => each !== off))}>
              {`${dayWords(off, now).name} ${dayWords(off, now).date}`}
            </Chip>
          ))}
        </WrappedRow>
      )}
      {saving.problem !== undefined && <AlertNote tone="error">{saving.problem}</AlertNote>}
      <Button type="submit" variant="primary" busy={saving.busy}>
        Save the hours
      </Button>
    </form>
  );
}

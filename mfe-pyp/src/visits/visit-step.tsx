import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import { SmallText, Stack } from '@aangan/shared-kit/ui/layout';
import { WeekHours } from '@aangan/shared-kit/ui/week-hours';
import { useState } from 'react';
import { HOUR_PRESETS, PRESET_NAMES, presetOf, sameHours } from './hour-presets.ts';
import type { LoadedHours } from './load-hours.ts';
import { useSavedHours } from './use-saved-hours.ts';
import styles from './visit-step.module.css';
import { BY_DAY, HELP, QUESTION, SAVED, SAVING, sameAsWords, USUAL } from './visits.words.ts';

interface VisitStepProps {
  readonly propertyId: string;
  readonly loaded: LoadedHours;
}

const OTHER_HOME = 'other-home';

/** The hours of visits: a usual week by one press, or each day by itself. */
export function VisitStep({ propertyId, loaded }: VisitStepProps) {
  const { windows, own, busy, problem, change } = useSavedHours(propertyId, loaded);
  const { other } = loaded;
  const options = [
    ...(other ? [{ value: OTHER_HOME, label: sameAsWords(other.title) }] : []),
    ...PRESET_NAMES.map((value) => ({ value, label: HOUR_PRESETS[value].label })),
  ];
  const isOther = other && sameHours(windows, other.slots);
  const chosen = isOther ? OTHER_HOME : presetOf(windows);
  const [byDay, setByDay] = useState(!own || chosen === undefined);
  function choose(value: string): void {
    setByDay(false);
    const preset = PRESET_NAMES.find((name) => name === value);
    if (preset) change(HOUR_PRESETS[preset].windows);
    else if (other) change(other.slots);
  }
  return (
    <Stack gap={12}>
      <RadioGroup
        legend={QUESTION}
        name="visit-hours"
        help={HELP}
        options={options}
        value={own ? chosen : undefined}
        onChange={choose}
      />
      {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
      <p role="status" className={styles.state}>
        {busy ? SAVING : own && problem === undefined ? SAVED : ''}
      </p>
      {!own && <SmallText>{USUAL}</SmallText>}
      <details className={styles.days} open={byDay} onToggle={({ currentTarget }) => setByDay(currentTarget.open)}>
        <summary>{BY_DAY}</summary>
        {/* Hundreds of options, which would slow down each press while nobody sees them. */}
        {byDay && <WeekHours windows={windows} onChange={change} />}
      </details>
    </Stack>
  );
}

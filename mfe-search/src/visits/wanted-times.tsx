import type { VisitSlot } from '@aangan/shared-kit/contracts/visits';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import { Stack } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { LOGIN_REASONS } from '../login-reasons/public.ts';
import styles from './visit-sheet.module.css';
import { VISIT_SHEET_WORDS } from './visit-sheet.words.ts';
import { dayWords, momentWords } from './visit-words.ts';

interface WantedTimesProps {
  readonly propertyId: string;
  /** `2026-11-21`. */
  readonly date: string;
  readonly now: number;
  readonly onSlot: (slot: VisitSlot) => void;
}

/** The parts of a day that can be requested, in hours of India. */
const PARTS = {
  morning: { startTime: '08:00', endTime: '12:00' },
  afternoon: { startTime: '12:00', endTime: '17:00' },
  evening: { startTime: '17:00', endTime: '21:00' },
} as const;

type Part = keyof typeof PARTS;

const isPart = (text: string): text is Part => Object.hasOwn(PARTS, text);

/** A requested part of a day: its free slots, or a notification as soon as there is one. */
export function WantedTimes({ propertyId, date, now, onSlot }: WantedTimesProps) {
  const { alerts, signUp } = usePlatform();
  const [part, setPart] = useState<Part>('morning');
  const [found, setFound] = useState<{ readonly slots: readonly VisitSlot[]; readonly watched: number }>();
  const { busy, problem, run } = useMutation('POST /api/v1/slot/{propertyId}/available/tenant', {
    onProblem: (words) => alerts.show('error', words),
  });
  const ask = async () => {
    if (!(await signUp.require(LOGIN_REASONS.visit))) return;
    const asked = await run({ params: { propertyId }, json: { slots: [{ date, ...PARTS[part] }] } });
    setFound(asked?.answer);
  };
  return (
    <details className={styles.wanted}>
      <summary>{VISIT_SHEET_WORDS.noneSuits}</summary>
      <Stack gap={16}>
        <RadioGroup
          legend={VISIT_SHEET_WORDS.suits(dayWords(date, now).date)}
          name="visit-part"
          options={Object.keys(PARTS).map((value) => ({ value, label: `${value[0]?.toUpperCase()}${value.slice(1)}` }))}
          value={part}
          onChange={(value) => isPart(value) && setPart(value)}
        />
        <Button size="small" busy={busy} onClick={() => void ask()}>
          Ask for the {part}
        </Button>
        {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
        <Stack gap={16} role="status">
          {found?.slots.map((slot) => (
            <Button key={slot.timeEpoch} size="small" onClick={() => onSlot(slot)}>
              Choose {momentWords(slot.timeEpoch)}
            </Button>
          ))}
          {found && found.slots.length === 0 && (
            <AlertNote tone={found.watched > 0 ? 'good' : 'attention'}>
              {found.watched > 0 ? VISIT_SHEET_WORDS.noneThen : VISIT_SHEET_WORDS.noneThenTry}
            </AlertNote>
          )}
        </Stack>
      </Stack>
    </details>
  );
}

import type { VisitSlot } from '@aangan/shared-kit/contracts/visits';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Legend, Stack, StrongText } from '@aangan/shared-kit/ui/layout';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { useId } from 'react';
import styles from './slot-picker.module.css';
import type { SlotDays, VisitDay } from './use-slot-days.ts';
import { VISIT_SHEET_WORDS } from './visit-sheet.words.ts';
import { clockWords, dayWords, INDIA_ZONE, theirTime, zoneBeside } from './visit-words.ts';

interface SlotPickerProps {
  readonly days: SlotDays;
  /** The chosen slot's start, epoch ms. */
  readonly chosen: number | undefined;
  readonly now: number;
  /** Zones the visitor may be in. */
  readonly zones: readonly string[];
  readonly onDay: (date: string) => void;
  readonly onSlot: (slot: VisitSlot) => void;
  readonly onRetry: () => void;
}

/** Number of skeletons while slots load, about as many as a home usually has. */
const SKELETON_DAYS = [1, 2, 3, 4, 5];
const SKELETON_SLOTS = [1, 2, 3, 4, 5, 6];

/** Days as a strip and the slots of one day: two radio groups, so that arrow keys move within each. */
export function SlotPicker({ days, chosen, now, zones, onDay, onSlot, onRetry }: SlotPickerProps) {
  const { date, slots, problem } = days;
  if (problem !== undefined) {
    return (
      <AlertNote tone="error" onRetry={onRetry}>
        {problem}
      </AlertNote>
    );
  }
  return (
    <>
      <Stack as="fieldset" gap={8}>
        <Legend>Day</Legend>
        <div className={styles.strip}>
          {days.days
            ? days.days.map((day) => (
                <DayChoice key={day.date} day={day} now={now} checked={day.date === date} onDay={onDay} />
              ))
            : SKELETON_DAYS.map((each) => <LoadingSkeleton key={each} className={styles.skeletonDay} />)}
        </div>
      </Stack>
      <Stack as="fieldset" gap={8} aria-busy={slots === undefined}>
        <Legend>
          Time
          {slots?.some(({ timeEpoch }) => zoneBeside(timeEpoch, zones)) && (
            <span className={styles.soft}>{VISIT_SHEET_WORDS.zone}</span>
          )}
        </Legend>
        <div className={styles.slots}>
          {slots
            ? slots.map((slot) => (
                <SlotChoice
                  key={slot.timeEpoch}
                  slot={slot}
                  zone={zoneBeside(slot.timeEpoch, zones)}
                  checked={slot.timeEpoch === chosen}
                  onSlot={onSlot}
                />
              ))
            : SKELETON_SLOTS.map((each) => <LoadingSkeleton key={each} className={styles.skeletonSlot} />)}
        </div>
      </Stack>
    </>
  );
}

function LoadingSkeleton({ className }: { readonly className: string | undefined }) {
  return (
    <span className={className}>
      <Skeleton shape="block" />
    </span>
  );
}

interface DayChoiceProps {
  readonly day: VisitDay;
  readonly now: number;
  readonly checked: boolean;
  readonly onDay: (date: string) => void;
}

function DayChoice({ day: { date, free }, now, checked, onDay }: DayChoiceProps) {
  const words = dayWords(date, now);
  const left = free === 0 ? 'none free' : `${free} free`;
  return (
    <label className={styles.day}>
      <input
        type="radio"
        name="visit-day"
        value={date}
        className="visually-hidden"
        checked={checked}
        aria-label={`${words.name} ${words.date}, ${left}`}
        onChange={() => onDay(date)}
      />
      <StrongText as="span">{words.name}</StrongText>
      <span>{words.date}</span>
      <span className={styles.soft}>{left}</span>
    </label>
  );
}

/** The label of a slot that cannot be booked. */
const STATE_WORDS: Readonly<Partial<Record<VisitSlot['state'], string>>> = {
  held: 'being booked',
  taken: 'taken',
  yours: 'your visit',
  'yours-held': 'held for you',
};

interface SlotChoiceProps {
  readonly slot: VisitSlot;
  readonly zone: string | undefined;
  readonly checked: boolean;
  readonly onSlot: (slot: VisitSlot) => void;
}

function SlotChoice({ slot, zone, checked, onSlot }: SlotChoiceProps) {
  const noteId = useId();
  const { timeEpoch, state } = slot;
  const note = [zone && `${theirTime(timeEpoch, zone)} your time`, STATE_WORDS[state]].filter(Boolean).join(' · ');
  return (
    <label className={styles.slot}>
      <input
        type="radio"
        name="visit-slot"
        value={timeEpoch}
        className="visually-hidden"
        checked={checked}
        disabled={!isBookable(slot)}
        aria-label={clockWords(timeEpoch, INDIA_ZONE)}
        aria-describedby={note ? noteId : undefined}
        onChange={() => onSlot(slot)}
      />
      <StrongText as="span">{clockWords(timeEpoch, INDIA_ZONE)}</StrongText>
      {note && (
        <span className={styles.soft} id={noteId}>
          {note}
        </span>
      )}
    </label>
  );
}

/** Whether the visitor can book the slot. */
export function isBookable({ state }: Pick<VisitSlot, 'state'>): boolean {
  return state === 'free' || state === 'yours-held';
}

import { type HourWindow, hoursProblem, wireWindows } from '@aangan/shared-kit/domain/week-windows';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { useRef, useState } from 'react';
import { sameHours } from './hour-presets.ts';
import type { LoadedHours } from './load-hours.ts';

/**
 * The week of visits, saved at each change. Hours without both ends are skipped.
 * Source: services-and-platform, section 5 (slot saving).
 */
export function useSavedHours(propertyId: string, loaded: LoadedHours) {
  const { revalidate } = useRevalidator();
  const saving = useMutation('POST /api/v1/slot/{propertyId}/save');
  const [windows, setWindows] = useState<readonly HourWindow[]>(loaded.slots);
  const [own, setOwn] = useState(loaded.own);
  const saved = useRef(loaded.own ? loaded.slots : undefined);
  /** What is saved after the call that is under way. */
  const waiting = useRef<readonly HourWindow[]>(undefined);
  const isSaving = useRef(false);

  async function save(slots: readonly HourWindow[]): Promise<void> {
    waiting.current = slots;
    if (isSaving.current) return;
    isSaving.current = true;
    while (waiting.current) {
      const wanted: readonly HourWindow[] = waiting.current;
      waiting.current = undefined;
      const answered = await saving.run({ params: { propertyId }, json: { slots: [...wanted] } });
      if (!answered) break;
      saved.current = answered.answer.slots;
      setOwn(answered.answer.own);
    }
    isSaving.current = false;
    await revalidate();
  }

  function change(next: readonly HourWindow[]): void {
    setWindows(next);
    const wrong = hoursProblem(next);
    if (wrong !== undefined) {
      saving.refuse(wrong);
      return;
    }
    saving.reset();
    const slots = wireWindows(next);
    // Half-filled hours change nothing yet.
    if (!saved.current || !sameHours(slots, saved.current)) void save(slots);
  }
  return { windows, own, busy: saving.busy, problem: saving.problem, change };
}

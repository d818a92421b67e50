import type { VisitSlot } from '@aangan/shared-kit/contracts/visits';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { bellIcon } from '@aangan/shared-kit/ui/icon-paths';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { ArrangedVisits } from './arranged-visits.tsx';
import { keptWords } from './outcome-words.ts';
import { isBookable, SlotPicker } from './slot-picker.tsx';
import type { VisitFlow } from './use-visit-flow.ts';
import { VISIT_SHEET_WORDS } from './visit-sheet.words.ts';
import { clockWords, dayWords, INDIA_ZONE, momentWords } from './visit-words.ts';
import { WantedTimes } from './wanted-times.tsx';

interface ChooseTimeProps {
  readonly flow: VisitFlow;
  readonly chosen: VisitSlot | undefined;
  readonly onSlot: (slot: VisitSlot | undefined) => void;
  readonly now: number;
  readonly zones: readonly string[];
}

/** The schedule modal and the custom time modal: day, slot, and the alternatives when nothing is free. */
export function ChooseTime({ flow, chosen, onSlot, now, zones }: ChooseTimeProps) {
  const { modal, days, problem, visit, heldUntil, home } = flow;
  const { closed, slots, date, ownerKept } = days;
  const bookedTimes = modal?.type === 'customTime' ? modal.bookedTimes : [];
  const moves = modal?.type === 'customTime' && modal.reschedule;
  return (
    <>
      {/* An error while loading the days is shown with a retry. */}
      {problem !== undefined && days.problem === undefined && <AlertNote tone="error">{problem}</AlertNote>}
      {moves && visit && <p>{VISIT_SHEET_WORDS.booked(momentWords(visit.startsAt))}</p>}
      {bookedTimes.length > 0 && (
        <SmallText>Other visits are at {bookedTimes.slice(0, 6).map(momentWords).join('; ')}.</SmallText>
      )}
      {closed === null && ownerKept && <SmallText>The owner {keptWords(ownerKept)}.</SmallText>}
      {closed === null ? (
        <SlotPicker
          days={days}
          chosen={chosen?.timeEpoch}
          now={now}
          zones={zones}
          onDay={(day) => {
            onSlot(undefined);
            flow.openDay(day);
          }}
          onSlot={onSlot}
          onRetry={() => void flow.begin(moves)}
        />
      ) : (
        <AlertNote tone="attention">{closed}</AlertNote>
      )}
      {closed === null && slots && date !== undefined && !slots.some(isBookable) && (
        <SmallText>{VISIT_SHEET_WORDS.noneFree(dayWords(date, now).date)}</SmallText>
      )}
      {closed === null && days.days && <Notify flow={flow} />}
      {modal?.type === 'customTime' && date !== undefined && (
        <WantedTimes key={date} propertyId={flow.propertyId} date={date} now={now} onSlot={onSlot} />
      )}
      {home && <ArrangedVisits home={{ category: home.propertyType, url: home.detailUrl }} />}
      {heldUntil !== undefined && (
        <SmallText role="status">{VISIT_SHEET_WORDS.held(clockWords(heldUntil, zones[0] ?? INDIA_ZONE))}</SmallText>
      )}
    </>
  );
}

/** Shown when the selected day, or every day, has no free slot. */
function Notify({ flow: { days, notifyMe } }: Pick<ChooseTimeProps, 'flow'>) {
  const { notify, slots, date } = days;
  if (notify) return <AlertNote tone="good">{VISIT_SHEET_WORDS.watching}</AlertNote>;
  if (!slots || slots.some(isBookable)) return null;
  return (
    <Button icon={bellIcon} onClick={() => void notifyMe(date)}>
      Notify me
    </Button>
  );
}

import type { VisitSlot } from '@aangan/shared-kit/contracts/visits';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Stack } from '@aangan/shared-kit/ui/layout';
import { Sheet } from '@aangan/shared-kit/ui/sheet';
import { useSheetHistory } from '@aangan/shared-kit/ui/sheet-history';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListingSheetProps } from '../listing-sheet/public.ts';
import { ChooseTime } from './choose-time.tsx';
import { chosenSlot, deleteChosenSlot } from './chosen-slot.ts';
import { Confirmation } from './confirmation.tsx';
import { isBookable } from './slot-picker.tsx';
import { useVisitFlow, type VisitFlow } from './use-visit-flow.ts';
import { viewerZones } from './viewer-zones.ts';
import type { Visit } from './visit.ts';
import styles from './visit-sheet.module.css';
import { VISIT_SHEET_WORDS } from './visit-sheet.words.ts';
import { shortMomentWords } from './visit-words.ts';

interface VisitSheetProps extends ListingSheetProps {
  /** Opens the choice of another time for the existing visit. */
  readonly reschedule?: boolean;
  /** Called with the visit that was booked, rescheduled or cancelled. */
  readonly onVisit?: (visit: Visit) => void;
}

/** The sheet of a visit to one home: choosing a slot, booking it, and the booked visit. */
export function VisitSheet({ id, resumed = false, reschedule: moves = false, onVisit, onClosed }: VisitSheetProps) {
  const { session } = usePlatform();
  const { open, show, hide } = useSheetHistory('visit');
  const flow = useVisitFlow(id, onVisit);
  const [picked, setPicked] = useState<VisitSlot>();
  // Uses the time when the visit sheet opened, because the page may have been open since yesterday.
  const [now] = useState(Date.now);
  const heading = useRef<HTMLHeadingElement>(null);
  const zones = viewerZones(session, flow.days.accountZone);
  const { modal, booking, days } = flow;
  // The choice stays after a cancelled login or without a network; a slot that is no longer free is deselected.
  const chosen = days.slots?.find((slot) => slot.timeEpoch === picked?.timeEpoch && isBookable(slot));
  const confirmed = modal?.type === 'confirmation';
  // Nothing can be chosen for a home that cannot be visited, or when loading failed.
  const choosing = !confirmed && days.closed === null && (modal !== undefined || flow.problem === undefined);
  const dialogOpen = open && !booking;

  const begin = useEffectEvent(() => {
    show();
    const waiting = chosenSlot(id);
    deleteChosenSlot(id);
    if (resumed && waiting !== undefined && session.loggedIn) void flow.book({ timeEpoch: waiting });
    else void flow.begin(moves);
  });
  useEffect(() => begin(), []);
  // Back, Escape and Close all end here; the dialog is closed before its owner unmounts the sheet.
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (open) setShown(true);
    else if (shown && !booking) onClosed();
  }, [open, shown, booking, onClosed]);
  useEffect(() => {
    if (confirmed && dialogOpen) heading.current?.focus();
  }, [confirmed, dialogOpen]);

  const reschedule = () => {
    setPicked(undefined);
    void flow.reschedule();
  };
  const another = () => {
    setPicked(undefined);
    void flow.begin();
  };
  return (
    <>
      <Sheet
        title={titleOf(flow)}
        open={dialogOpen}
        onClose={hide}
        height="full"
        footer={
          choosing && (
            <BookButton flow={flow} chosen={chosen} now={now} onBook={(slot, way) => void flow.book(slot, way)} />
          )
        }
      >
        <Stack gap={16} aria-busy={modal === undefined}>
          {!confirmed && <p className={styles.home}>{flow.home?.title}</p>}
          {modal === undefined && <Opening flow={flow} onRetry={() => void flow.begin(moves)} />}
          {modal !== undefined && !confirmed && (
            <ChooseTime flow={flow} chosen={chosen} onSlot={setPicked} now={now} zones={zones} />
          )}
          {confirmed && flow.visit && (
            <Confirmation
              visit={flow.visit}
              problem={flow.problem}
              zones={zones}
              headingRef={heading}
              onReschedule={reschedule}
              onAnother={another}
              onChanged={flow.changed}
            />
          )}
        </Stack>
      </Sheet>
      {booking && (
        <p role="status" className={styles.booking}>
          Booking your visit…
        </p>
      )}
    </>
  );
}

function titleOf({ modal, visit }: VisitFlow): string {
  if (modal?.type === 'customTime') return modal.reschedule ? 'Move your visit' : 'Choose a time';
  if (modal?.type !== 'confirmation') return 'Schedule a visit';
  return visit?.state === 'cancelled' ? 'Visit cancelled' : 'Your visit is booked';
}

/** A skeleton in the size of the content, or the error. */
function Opening({ flow: { problem }, onRetry }: { readonly flow: VisitFlow; readonly onRetry: () => void }) {
  if (problem !== undefined) {
    return (
      <AlertNote tone="error" onRetry={onRetry}>
        {problem}
      </AlertNote>
    );
  }
  return (
    <div className={styles.opening}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}

interface BookButtonProps {
  readonly flow: VisitFlow;
  readonly chosen: VisitSlot | undefined;
  readonly now: number;
  readonly onBook: (slot: VisitSlot, way: 'chosen' | 'instant') => void;
}

/** Labelled with what it does; without a choice it books the first free slot of the day. */
function BookButton({ flow: { modal, days }, chosen, now, onBook }: BookButtonProps) {
  if (chosen) {
    return (
      <Button variant="primary" wide onClick={() => onBook(chosen, 'chosen')}>
        {modal?.type === 'customTime' && modal.reschedule ? 'Move to' : 'Book'}{' '}
        {shortMomentWords(chosen.timeEpoch, now)}
      </Button>
    );
  }
  const first = days.slots?.find(isBookable);
  if (!first || (modal?.type === 'customTime' && modal.reschedule)) {
    return (
      <Button variant="primary" wide disabled>
        Choose a time
      </Button>
    );
  }
  return (
    <Button wide className={styles.first} onClick={() => onBook(first, 'instant')}>
      {VISIT_SHEET_WORDS.first(shortMomentWords(first.timeEpoch, now))}
    </Button>
  );
}

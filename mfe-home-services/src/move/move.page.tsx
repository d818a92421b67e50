import { bookingLink } from '@aangan/shared-kit/links/bookings';
import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useLive } from '@aangan/shared-kit/platform/use-live';
import { usePoll } from '@aangan/shared-kit/platform/use-poll';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { Boxes } from './boxes.tsx';
import { DayPanel } from './day-panel.tsx';
import { isUnderWay, loadMove, type MoveBooking, mayChooseDay } from './load-move.ts';
import { CONFIRMED, MOVE_STATES, MOVE_WORDS as WORDS } from './move.words.ts';
import { damageSection, quotationSection, waySection } from './move-sections.ts';
import { takeStep } from './move-steps.ts';
import { MoveSummary, SurveyPanel } from './move-summary.tsx';

/** ms after which the position is read again without a live update: an old one must become stale. */
const EVERY_MS = 60_000;

export async function loader(args: PageArgs) {
  const data = await loadMove(args);
  const { doneAt, lines } = data.booking;
  await Promise.all([
    isUnderWay(data.booking) && waySection.load(),
    doneAt !== null && damageSection.load(),
    lines.length > 0 && quotationSection.load(),
  ]);
  return data;
}

export function action(args: ActionArgs) {
  return takeStep(args);
}

export function head({ data: { booking } }: { readonly data: Awaited<ReturnType<typeof loader>> }): PageHead {
  return { title: `${booking.title} | Aangan`, robots: 'noindex' };
}

/** A move from the survey to the last box, by its state. */
export function Component() {
  const data = usePageData<typeof loader>();
  const { booking, boxes, way } = data;
  const { id, state } = booking;
  const isMoving = isUnderWay(booking);
  useMoveNews(booking);
  const label = state === 'quoted' && !mayChooseDay(booking) ? CONFIRMED : MOVE_STATES[state];
  const isConfirmed = label === CONFIRMED || state === 'paid' || state === 'assigned';
  return (
    <PageColumn width="medium" gap={32}>
      <PageHeading>
        <p role="status">
          <StatusLabel tone={label.tone}>{label.text}</StatusLabel>
        </p>
        <h1>{booking.title}</h1>
      </PageHeading>
      {state === 'drafted' && <SurveyPanel data={data} />}
      {(isConfirmed || state === 'on_the_way') && <DayPanel booking={booking} />}
      {isMoving && <DeferredSection section={waySection} with={{ way }} />}
      {(state === 'started' || boxes.length > 0) && <Boxes boxes={boxes} isOpen={state === 'started'} />}
      {booking.doneAt !== null && <DeferredSection section={damageSection} with={{ data }} />}
      {booking.lines.length > 0 && <DeferredSection section={quotationSection} with={{ data }} />}
      <MoveSummary data={data} />
      <p>
        <Link to={bookingLink(id)}>{isConfirmed || state === 'drafted' ? WORDS.manage : WORDS.booking}</Link>
      </p>
    </PageColumn>
  );
}

/** Reads the page again when something has happened to the move. */
function useMoveNews(booking: MoveBooking): void {
  const { revalidate } = useRevalidator();
  const { id: bookingId, state } = booking;
  const isMoving = isUnderWay(booking);
  useLive('booking-state', { bookingId }, (now) => {
    if (now.state !== state) void revalidate();
  });
  useLive('booking-position', isMoving ? { bookingId } : undefined, () => void revalidate());
  usePoll(EVERY_MS, async () => {
    if (isMoving) await revalidate();
  });
}

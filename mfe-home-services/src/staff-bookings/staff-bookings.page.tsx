import type { StaffBooking } from '@aangan/shared-kit/contracts/staff-bookings';
import { BOOKING_VIEWS } from '@aangan/shared-kit/domain/home-services/booking-views';
import { STAFF_BOOKINGS_LINK } from '@aangan/shared-kit/links/bookings';
import { type PageArgs, usePageAction, usePageData } from '@aangan/shared-kit/platform/page';
import { staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { useStaffPresence } from '@aangan/shared-kit/platform/use-staff-presence';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Rows } from '@aangan/shared-kit/ui/layout';
import { StaffDecisions } from '@aangan/shared-kit/ui/staff-decisions';
import { StaffPage } from '@aangan/shared-kit/ui/staff-page';
import { LinkTabs } from '@aangan/shared-kit/ui/tabs';
import { CHANGED } from '../out-of-date/public.ts';
import { decideBooking } from './decide-booking.ts';
import { loadOpened } from './load-opened.ts';
import { moveSection } from './move-section.ts';
import { openedSection } from './opened-section.ts';
import { StaffBookingRow } from './staff-booking-row.tsx';
import styles from './staff-bookings.module.css';
import { BOOKING_DECISIONS, decisionDone, STAFF_BOOKINGS_WORDS, VIEW_WORDS, viewOf } from './staff-bookings.words.ts';

/** The log of decisions that all work on services shares. */
const QUEUE = 'bookings';

/** Bookings of a view, the one that is open, and what staff decided last. */
export async function loader({ url: { searchParams }, platform: { http } }: PageArgs) {
  const view = viewOf(searchParams.get('view'));
  const asked = (searchParams.get('open') ?? '').trim();
  const [{ bookings }, { views }, { decisions }, opened] = await Promise.all([
    http.request('GET /api/v1/staff/bookings', { query: { view } }),
    http.request('GET /api/v1/staff/bookings/waiting', {}),
    http.request('GET /api/v1/staff/decisions/{queue}', { params: { queue: QUEUE } }),
    asked === '' ? undefined : loadOpened(http, asked),
  ]);
  if (opened) await Promise.all([openedSection.load(), opened.booking.move && moveSection.load()]);
  const counts: Readonly<Record<string, number>> = views;
  const notices = { good: decisionDone(searchParams.get('done')), isChanged: searchParams.has(CHANGED) };
  return { view, bookings, counts, decisions, asked, opened, notices };
}

export const action = decideBooking;
export const head = () => staffHead(STAFF_BOOKINGS_WORDS.title);

export function Component() {
  const { view, bookings, counts, decisions, asked, opened, notices } = usePageData<typeof loader>();
  const { refusal } = usePageAction();
  const presence = useStaffPresence(QUEUE);
  return (
    <StaffPage title={STAFF_BOOKINGS_WORDS.title}>
      {notices.good && !refusal && <AlertNote tone="good">{notices.good}</AlertNote>}
      {notices.isChanged && !refusal && <AlertNote tone="attention">{STAFF_BOOKINGS_WORDS.changed}</AlertNote>}
      <LinkTabs
        label={STAFF_BOOKINGS_WORDS.views}
        items={BOOKING_VIEWS.map((each) => ({
          label: counts[each] === undefined ? VIEW_WORDS[each].tab : `${VIEW_WORDS[each].tab} (${counts[each]})`,
          to: `${STAFF_BOOKINGS_LINK}?view=${each}`,
          current: each === view,
        }))}
      />
      {asked !== '' && !opened && <AlertNote tone="error">{STAFF_BOOKINGS_WORDS.unknown}</AlertNote>}
      {opened ? (
        <DeferredSection section={openedSection} with={{ opened, view, presence }} />
      ) : (
        <>
          <BookingList bookings={bookings} view={view} />
          <FindForm view={view} asked={asked} />
        </>
      )}
      <StaffDecisions queue={{ choices: BOOKING_DECISIONS }} decisions={decisions} />
    </StaffPage>
  );
}

interface BookingListProps {
  readonly bookings: readonly StaffBooking[];
  readonly view: ReturnType<typeof viewOf>;
}

function BookingList({ bookings, view }: BookingListProps) {
  if (bookings.length === 0) return <p>{VIEW_WORDS[view].empty}</p>;
  return (
    <Rows>
      {bookings.map((booking) => (
        <StaffBookingRow key={booking.id} booking={booking} view={view} />
      ))}
    </Rows>
  );
}

function FindForm({ view, asked }: { readonly view: string; readonly asked: string }) {
  return (
    <form method="get" className={styles.form}>
      <input type="hidden" name="view" value={view} />
      <TextField
        label={STAFF_BOOKINGS_WORDS.find}
        name="open"
        defaultValue={asked}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        help={STAFF_BOOKINGS_WORDS.findHelp}
      />
      <Button type="submit">{STAFF_BOOKINGS_WORDS.findButton}</Button>
    </form>
  );
}

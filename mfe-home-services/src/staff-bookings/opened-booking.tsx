import type { BookingView } from '@aangan/shared-kit/domain/home-services/booking-views';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { STAFF_BOOKINGS_LINK } from '@aangan/shared-kit/links/bookings';
import { Link } from '@aangan/shared-kit/platform/router';
import type { StaffPresence } from '@aangan/shared-kit/platform/use-staff-presence';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { DeferredSection } from '@aangan/shared-kit/ui/deferred-section';
import { Bullets, Panel, Quote, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { StateLabel } from '../booking-states/public.ts';
import { WorkPhotos } from '../work-photos/public.ts';
import { AssignForm } from './assign-form.tsx';
import { CancelForm } from './cancel-form.tsx';
import { ComplaintForm } from './complaint-form.tsx';
import type { Opened } from './load-opened.ts';
import { MoveForm } from './move-form.tsx';
import { moveSection } from './move-section.ts';
import { QuoteForm } from './quote-form.tsx';
import { bookingPlace } from './staff-booking-row.tsx';
import { PHOTO_SHOWS, STAFF_BOOKINGS_WORDS } from './staff-bookings.words.ts';

export interface OpenedBookingProps {
  readonly opened: Opened;
  readonly view: BookingView;
  readonly presence: StaffPresence;
}

/** A booking with everything that staff can do with it now. */
export function OpenedBooking({ opened, view, presence }: OpenedBookingProps) {
  const { booking, partners, days } = opened;
  const { id, title, state, possible, servicingDate, complaint, photos, lines, move } = booking;
  const note = presence.noteOf(id);
  // Work that was measured is quoted as a booking of its own.
  const isMeasured = view === 'quote' && state === 'done';
  return (
    <Panel as="section" aria-labelledby="opened" onFocus={() => presence.lookAt(id)}>
      <Link to={`${STAFF_BOOKINGS_LINK}?view=${view}`}>{STAFF_BOOKINGS_WORDS.all}</Link>
      <SplitRow>
        <h2 id="opened">{title}</h2>
        <StateLabel booking={booking} />
      </SplitRow>
      <p>
        {servicingDate ?? STAFF_BOOKINGS_WORDS.noTime} · {bookingPlace(booking)}
      </p>
      <SmallText>
        <code>{id}</code>
      </SmallText>
      {note !== undefined && <AlertNote tone="attention">{note}</AlertNote>}
      {lines.length > 0 && (
        <Bullets>
          {lines.map(({ description, quantity, paise }) => (
            <li key={description}>
              {description}
              {quantity > 1 && ` × ${quantity}`}: {formatPaise(paise)}
            </li>
          ))}
        </Bullets>
      )}
      {move && <DeferredSection section={moveSection} with={{ move }} />}
      {complaint !== null && (
        <section aria-labelledby="complaint">
          <h3 id="complaint">{STAFF_BOOKINGS_WORDS.complaint}</h3>
          <Quote>{complaint}</Quote>
        </section>
      )}
      {photos.length > 0 && (
        <WorkPhotos label={STAFF_BOOKINGS_WORDS.photos} photos={photos} nameOf={({ shows }) => PHOTO_SHOWS[shows]} />
      )}
      {possible.includes('resolve') && <ComplaintForm booking={booking} view={view} />}
      {possible.includes('assign') && booking.hub !== null && (
        <AssignForm booking={booking} partners={partners} view={view} />
      )}
      {(possible.includes('quote') || isMeasured) && <QuoteForm booking={booking} view={view} />}
      {days && <MoveForm bookingId={id} days={days} view={view} />}
      {possible.includes('cancel') && <CancelForm booking={booking} view={view} />}
    </Panel>
  );
}

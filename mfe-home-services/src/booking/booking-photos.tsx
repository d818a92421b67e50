import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { Section } from '@aangan/shared-kit/ui/layout';
import { WorkPhotos } from '../work-photos/public.ts';
import { BOOKING_WORDS, PHOTO_WORDS } from './booking.words.ts';

const ORDER = ['before', 'after', 'damage'] as const;

/** Photos before and after the work, and those of damage. */
export function BookingPhotos({ photos }: Pick<Booking, 'photos'>) {
  if (photos.length === 0) return null;
  return (
    <Section aria-labelledby="photos">
      <h2 id="photos">{BOOKING_WORDS.photos}</h2>
      {ORDER.map((shows) => {
        const shown = photos.filter((photo) => photo.shows === shows);
        if (shown.length === 0) return null;
        return (
          <section key={shows} aria-label={PHOTO_WORDS[shows]}>
            <h3>{PHOTO_WORDS[shows]}</h3>
            <WorkPhotos photos={shown} nameOf={() => PHOTO_WORDS[shows]} />
          </section>
        );
      })}
    </Section>
  );
}

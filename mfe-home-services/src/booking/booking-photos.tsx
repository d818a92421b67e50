import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { Section } from '@aangan/shared-kit/ui/layout';
import styles from './booking.module.css';
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
            <ul className={styles.photos}>
              {shown.map(({ url }, index) => (
                <li key={url}>
                  <a href={url}>
                    <img
                      src={url}
                      alt={`${PHOTO_WORDS[shows]}, ${index + 1} of ${shown.length}`}
                      width={320}
                      height={240}
                      loading="lazy"
                    />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Section>
  );
}

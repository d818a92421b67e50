import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { Rows, Section, SplitRow } from '@aangan/shared-kit/ui/layout';
import { VisuallyHidden } from '@aangan/shared-kit/ui/visually-hidden';
import { BOOKING_WORDS, documentWords } from './booking.words.ts';

/** Invoice and credit notes, to download. */
export function BookingDocuments({ documents }: Pick<Booking, 'documents'>) {
  if (documents.length === 0) return null;
  return (
    <Section aria-labelledby="documents">
      <h2 id="documents">{BOOKING_WORDS.documents}</h2>
      <Rows>
        {documents.map(({ number, kind, url }) => (
          <SplitRow as="li" key={number}>
            <span>
              {documentWords(kind)} {number}
            </span>
            <a href={url} download>
              {BOOKING_WORDS.download}
              <VisuallyHidden>
                : {documentWords(kind)} {number}
              </VisuallyHidden>
            </a>
          </SplitRow>
        ))}
      </Rows>
    </Section>
  );
}

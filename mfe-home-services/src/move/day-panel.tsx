import { bookingLink } from '@aangan/shared-kit/links/bookings';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { Panel, SmallText } from '@aangan/shared-kit/ui/layout';
import type { MoveBooking } from './load-move.ts';
import styles from './move.module.css';
import { MOVE_WORDS as WORDS } from './move.words.ts';

/** A confirmed move: the day, who comes, and the code that begins the work. */
export function DayPanel({ booking }: { readonly booking: MoveBooking }) {
  const { id, servicingDate, partner, startCode } = booking;
  if (servicingDate === null) {
    return (
      <AlertNote tone="attention">
        <p>{WORDS.noDay}</p>
        <p>
          <LinkButton to={bookingLink(id)} size="small">
            {WORDS.chooseDay}
          </LinkButton>
        </p>
      </AlertNote>
    );
  }
  return (
    <Panel as="section" aria-label={WORDS.day}>
      <p>
        {WORDS.comes(servicingDate)} {partner !== null && WORDS.leader(partner)}
      </p>
      {startCode !== null && (
        <div>
          <h2 className={styles.codeTitle}>{WORDS.code}</h2>
          <p className={styles.code}>{startCode}</p>
          <SmallText>{WORDS.codeText}</SmallText>
        </div>
      )}
    </Panel>
  );
}

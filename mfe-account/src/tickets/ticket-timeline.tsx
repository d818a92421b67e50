import type { Ticket, TicketEntry } from '@aangan/shared-kit/contracts/tickets';
import { Quote, SmallText } from '@aangan/shared-kit/ui/layout';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import styles from './tickets.module.css';
import { entryWords, TICKET_WORDS } from './tickets.words.ts';

interface TimelineProps extends Pick<Ticket, 'entries' | 'heldBy'> {
  /** How an entry reads; by default as its person reads it. */
  readonly words?: (entry: TicketEntry, heldBy: string | null) => string;
}

/** What has happened to a request, the newest last. New entries are read out. */
export function TicketTimeline({ entries, heldBy, words = entryWords }: TimelineProps) {
  return (
    <div role="log" aria-label={TICKET_WORDS.timeline}>
      <ol className={styles.timeline}>
        {entries.map((entry) => (
          <li key={entry.seq} className={styles[entry.author]}>
            <p className={styles.note}>{words(entry, heldBy)}</p>
            {entry.text !== '' && <Quote>{entry.text}</Quote>}
            <SmallText>
              <TimeAgo at={entry.at} />
            </SmallText>
          </li>
        ))}
      </ol>
    </div>
  );
}

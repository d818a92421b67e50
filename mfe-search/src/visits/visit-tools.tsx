import { quietWords } from '@aangan/shared-kit/domain/quiet-words';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { phoneIcon } from '@aangan/shared-kit/ui/icon-paths';
import { ShareButton } from '@aangan/shared-kit/ui/share-button';
import type { Visit } from './visit.ts';
import { VISIT_TOOLS_WORDS } from './visit-tools.words.ts';
import { momentWords } from './visit-words.ts';
import styles from './visits.module.css';

/** Where the home of an upcoming visit is, for its visitor: the nearest landmark, and directions. */
export function VisitPlace({ visit: { home, landmark, role, mayChange } }: { readonly visit: Visit }) {
  if (!home || role === 'owner' || !mayChange) return null;
  return (
    <p className={styles.place}>
      {landmark && <span>{VISIT_TOOLS_WORDS.near(landmark)}</span>}
      <a href={home.directions} target="_blank" rel="noreferrer">
        Directions<span className="visually-hidden"> {VISIT_TOOLS_WORDS.to(home.title)}</span>
      </a>
    </p>
  );
}

/** What a person does with an upcoming visit outside of the product: calendar, call, share. */
export function VisitTools({ visit }: { readonly visit: Visit }) {
  const { hybrid, now } = usePlatform();
  const { home, startsAt, role, person, call, quietUntil, calendarUrl } = visit;
  return (
    <>
      {call !== undefined && quietUntil !== undefined && (
        <p className={styles.theirs}>{quietWords(person, quietUntil, now)}</p>
      )}
      {call !== undefined && (
        <LinkButton size="small" icon={phoneIcon} to={call}>
          Call {person}
        </LinkButton>
      )}
      <a href={calendarUrl} download={hybrid ? undefined : 'visit.ics'} className={styles.calendar}>
        Add to calendar
      </a>
      {home && role === 'visitor' && (
        <ShareButton
          title={VISIT_TOOLS_WORDS.shareTitle(home.title)}
          text={VISIT_TOOLS_WORDS.share(home.title, momentWords(startsAt))}
          path={home.url}
        />
      )}
    </>
  );
}

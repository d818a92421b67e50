import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { PartBoundary } from '@aangan/shared-kit/ui/part-boundary';
import type { Ref } from 'react';
import { CancelVisit } from './cancel-visit.tsx';
import { OtherHomes } from './other-homes.tsx';
import type { Visit } from './visit.ts';
import styles from './visit-sheet.module.css';
import { momentWords, theirTime, zoneBeside } from './visit-words.ts';

interface ConfirmationProps {
  readonly visit: Visit;
  readonly zones: readonly string[];
  /** Takes the focus when it opens. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onReschedule: () => void;
  readonly onChanged: (visit: Visit) => void;
}

/** The confirmation modal: when, where, and what one can do with the visit. */
export function Confirmation({ visit, zones, headingRef, onReschedule, onChanged }: ConfirmationProps) {
  const { hybrid } = usePlatform();
  const { home, startsAt, state } = visit;
  const zone = zoneBeside(startsAt, zones);
  return (
    <>
      <div className={styles.when}>
        <h3 tabIndex={-1} ref={headingRef} className={styles.moment}>
          {momentWords(startsAt)}
        </h3>
        {zone && <p>In India. That is {theirTime(startsAt, zone)} your time.</p>}
        {home && (
          <p>
            <Link to={home.url}>{home.title}</Link>
            <br />
            <span className={styles.soft}>{home.place}</span>
          </p>
        )}
        <p className={styles.soft}>
          {state === 'cancelled'
            ? 'This visit is cancelled.'
            : `${visit.person} shows it to you and has been told. We remind both of you before.`}
        </p>
      </div>
      {visit.mayChange && (
        <div className={styles.ways}>
          <a href={visit.calendarUrl} download={hybrid ? undefined : 'visit.ics'} className={styles.calendar}>
            Add to calendar
          </a>
          <Button size="small" onClick={onReschedule}>
            Reschedule
          </Button>
          <CancelVisit visit={visit} onChanged={onChanged} />
        </div>
      )}
      {home && (
        <PartBoundary>
          <OtherHomes id={visit.propertyId} category={home.category} />
        </PartBoundary>
      )}
    </>
  );
}

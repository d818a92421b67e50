import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText, Stack } from '@aangan/shared-kit/ui/layout';
import { SectionBoundary } from '@aangan/shared-kit/ui/section-boundary';
import type { RefObject } from 'react';
import { CancelVisit } from './cancel-visit.tsx';
import { OtherHomes } from './other-homes.tsx';
import type { Visit } from './visit.ts';
import styles from './visit-sheet.module.css';
import { VISIT_SHEET_WORDS } from './visit-sheet.words.ts';
import { VisitPlace, VisitTools } from './visit-tools.tsx';
import { momentWords, theirTime, zoneBeside } from './visit-words.ts';

interface ConfirmationProps {
  readonly visit: Visit;
  /** The error of the last change, in words for people. */
  readonly problem: string | undefined;
  readonly zones: readonly string[];
  /** Receives the focus when the modal opens. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onReschedule: () => void;
  /** Opens the slots for another time after a cancelled visit. */
  readonly onAnother: () => void;
  readonly onChanged: (visit: Visit) => void;
}

/** The confirmation modal: time, place, and the actions for the visit. */
export function Confirmation(props: ConfirmationProps) {
  const { visit, problem, zones, headingRef, onReschedule, onAnother, onChanged } = props;
  const { home, startsAt, state } = visit;
  const zone = zoneBeside(startsAt, zones);
  const cancelled = state === 'cancelled';
  /** The pressed button is removed with the change, so the keyboard focus moves to the visit. */
  const changed = (after: Visit) => {
    headingRef.current?.focus();
    onChanged(after);
  };
  return (
    <>
      <Stack gap={8}>
        <h3 tabIndex={-1} ref={headingRef}>
          {momentWords(startsAt)}
        </h3>
        {zone && <p>{VISIT_SHEET_WORDS.india(theirTime(startsAt, zone))}</p>}
        {home && (
          <p>
            <Link to={home.url}>{home.title}</Link>
            <br />
            <SmallText as="span">{home.place}</SmallText>
          </p>
        )}
        <VisitPlace visit={visit} />
        <SmallText>{cancelled ? 'This visit is cancelled.' : VISIT_SHEET_WORDS.done(visit.person)}</SmallText>
      </Stack>
      {visit.mayChange && (
        <div className={styles.ways}>
          <VisitTools visit={visit} />
          <Button size="small" onClick={onReschedule}>
            Reschedule
          </Button>
          <CancelVisit visit={visit} onChanged={changed} />
        </div>
      )}
      {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
      {cancelled && (
        <Button size="small" onClick={onAnother}>
          Choose another time
        </Button>
      )}
      {home && (
        <SectionBoundary>
          <OtherHomes
            id={visit.propertyId}
            category={home.category}
            title={cancelled ? 'Similar homes' : VISIT_SHEET_WORDS.similar}
          />
        </SectionBoundary>
      )}
    </>
  );
}

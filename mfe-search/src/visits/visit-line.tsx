import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import { locationTrackingLink } from '@aangan/shared-kit/links/account';
import { newChatLink } from '@aangan/shared-kit/links/chat';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { chatIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Panel, SmallText } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { useRef } from 'react';
import { CancelVisit } from './cancel-visit.tsx';
import { ConfirmVisit } from './confirm-visit.tsx';
import { MY_VISITS_WORDS } from './my-visits.words.ts';
import { keptWords } from './outcome-words.ts';
import { SayOutcome } from './say-outcome.tsx';
import { useViewerZones } from './viewer-zones.ts';
import type { Visit } from './visit.ts';
import { VisitPlace, VisitTools } from './visit-tools.tsx';
import { momentWords, theirTime, zoneBeside } from './visit-words.ts';
import styles from './visits.module.css';

interface VisitLineProps {
  readonly visit: Visit;
  /** Zone of the person’s account. */
  readonly timeZone: string;
  /** Absent for the owner, because the visitor chooses the time. */
  readonly onReschedule?: () => void;
  readonly onChanged: (visit: Visit) => void;
}

/** The outcome of a visit that is not upcoming. */
const STATES = {
  booked: undefined,
  visited: { words: 'visited', tone: 'good' },
  missed: { words: 'did not happen', tone: 'attention' },
  cancelled: { words: 'cancelled', tone: 'plain' },
} as const satisfies Record<Visit['state'], { words: string; tone: 'good' | 'attention' | 'plain' } | undefined>;

/** One visit: time, home, the other person, and the possible actions. */
export function VisitLine({ visit, timeZone, onReschedule, onChanged }: VisitLineProps) {
  const { now } = usePlatform();
  const heading = useRef<HTMLHeadingElement>(null);
  const { home, startsAt, endsAt, person, role } = visit;
  const { cancelledBy, visitorKept, confirmation, mayChange, maySayOutcome } = visit;
  const zone = zoneBeside(startsAt, useViewerZones(timeZone));
  const state = STATES[visit.state];
  // A late executive can still be tracked after the start, when no other action is possible.
  const onTheWay = visit.state === 'booked' && startsAt - now < VISIT_LIMITS.positionBeforeMs && now < endsAt;
  /** The pressed button is removed with the change, so the keyboard focus moves to the visit. */
  const changed = (after: Visit) => {
    heading.current?.focus();
    onChanged(after);
  };
  return (
    <Panel as="article" gap={8} className={styles.line} aria-label={momentWords(startsAt)}>
      <h3 tabIndex={-1} ref={heading}>
        {momentWords(startsAt)} {state && <StatusLabel tone={state.tone}>{state.words}</StatusLabel>}
      </h3>
      {zone && <SmallText>{MY_VISITS_WORDS.india(theirTime(startsAt, zone))}</SmallText>}
      <p>{home ? <Link to={home.url}>{home.title}</Link> : MY_VISITS_WORDS.gone}</p>
      <SmallText>
        {home && `${home.place} · `}with {person}
        {cancelledBy && ` · cancelled by ${cancelledBy === role ? 'you' : person}`}
        {mayChange &&
          confirmation === 'given' &&
          ` · ${role === 'owner' ? 'says they are coming' : MY_VISITS_WORDS.confirmed}`}
      </SmallText>
      <VisitPlace visit={visit} />
      {visitorKept && <SmallText>This person {keptWords(visitorKept)}.</SmallText>}
      {mayChange && confirmation === 'asked' && <ConfirmVisit visit={visit} onChanged={changed} />}
      {onTheWay && <Link to={locationTrackingLink(visit.id)}>{MY_VISITS_WORDS.executive}</Link>}
      {mayChange && (
        <div className={styles.ways}>
          <VisitTools visit={visit} />
          {onReschedule && (
            <Button size="small" onClick={onReschedule}>
              Reschedule
            </Button>
          )}
          {home && (
            <LinkButton
              size="small"
              icon={chatIcon}
              // An owner names the person by the visit: the page does not know accounts.
              to={role === 'owner' ? newChatLink(visit.propertyId, visit.id) : newChatLink(visit.propertyId)}
            >
              Chat
              <span className="visually-hidden"> with {person}</span>
            </LinkButton>
          )}
          <CancelVisit visit={visit} onChanged={changed} />
        </div>
      )}
      {maySayOutcome && <SayOutcome visit={visit} onChanged={onChanged} />}
    </Panel>
  );
}

import type { ClubMembership } from '@aangan/shared-kit/contracts/renter-club';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { PAY_RENT_EXPLORE_LINK } from '@aangan/shared-kit/links/rent-pay';
import { Link } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Panel, SoftText, WrappedRow } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { CLUB_FAILURE } from './club-failure.ts';
import styles from './renter-club.module.css';
import { RENTER_CLUB_WORDS } from './renter-club.words.ts';

interface ClubMemberProps {
  readonly membership: ClubMembership;
  readonly onLeft: () => void;
}

/** The status of a member, and a button to leave. */
export function ClubMember({ membership, onLeft }: ClubMemberProps) {
  const [leaving, setLeaving] = useState(false);
  const ending = useMutation('POST /api/v1/renterclub/leave', { otherwise: CLUB_FAILURE });
  const leave = async () => {
    if (await ending.run({ json: {} })) onLeft();
  };
  const { joinedAt, rentsOnTime, level, next } = membership;
  return (
    <Panel as="section" gap={12} className={styles.own} aria-labelledby="your-standing">
      <h2 id="your-standing">{level ? `Your level is ${level.name}` : 'You are a member'}</h2>
      <p>
        {rentsOnTime === 0 ? 'No rent counted yet.' : `${rentsOnTime} paid on time.`}{' '}
        {next && `${next.rents - rentsOnTime} more to reach ${next.name}.`}{' '}
        <Link to={PAY_RENT_EXPLORE_LINK}>Pay rent online</Link>
      </p>
      {joinedAt !== null && <SoftText>Member since {formatDay(joinedAt)}.</SoftText>}
      {ending.problem !== undefined && <AlertNote tone="error">{ending.problem}</AlertNote>}
      {leaving ? (
        <WrappedRow>
          <Button size="small" variant="danger" busy={ending.busy} onClick={() => void leave()}>
            {RENTER_CLUB_WORDS.leave}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setLeaving(false)}>
            Stay
          </Button>
        </WrappedRow>
      ) : (
        <WrappedRow>
          <Button size="small" variant="quiet" onClick={() => setLeaving(true)}>
            Leave the club
          </Button>
        </WrappedRow>
      )}
    </Panel>
  );
}

import type { OwnSession } from '@aangan/shared-kit/contracts/sessions';
import { confirmedAgo, formatDay } from '@aangan/shared-kit/domain/relative-day';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { Rows, SplitRow } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import styles from './profile.module.css';
import { Outcome, ProfileSection } from './profile-section.tsx';
import { SecurityEvents } from './security-events.tsx';
import { SETTLED_WORDS } from './settled.words.ts';

/** The account's logins, each with a button to end it. */
export function LoginsSection({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const { now } = usePlatform();
  const [shown, setShown] = useState(sessions);
  const [good, setGood] = useState<string>();
  const ending = useMutation('DELETE /api/v1/user/sessions/{sessionId}');
  const endingOthers = useMutation('DELETE /api/v1/user/sessions');
  const busy = ending.busy || endingOthers.busy;
  const others = shown.filter(({ current }) => !current);

  const end = async ({ id, client }: OwnSession) => {
    endingOthers.reset();
    if (!(await ending.run({ params: { sessionId: id } }))) return;
    setShown((before) => before.filter((each) => each.id !== id));
    setGood(`${client} is logged out.`);
  };

  const endOthers = async () => {
    ending.reset();
    if (!(await endingOthers.run({}))) return;
    setShown((before) => before.filter(({ current }) => current));
    setGood(SETTLED_WORDS.othersOut);
  };

  return (
    <ProfileSection title={SETTLED_WORDS.logins} lead={SETTLED_WORDS.loginsHelp}>
      <Rows>
        {shown.map((session) => (
          <SplitRow as="li" key={session.id}>
            <span>
              {session.client}
              <span className={styles.soft}>
                {session.current ? 'This device' : `Last used ${confirmedAgo(session.lastSeen, now)}`}, since{' '}
                {formatDay(session.since)}
              </span>
            </span>
            {!session.current && (
              <Button size="small" disabled={busy} onClick={() => void end(session)}>
                Log out<span className="visually-hidden"> {session.client}</span>
              </Button>
            )}
          </SplitRow>
        ))}
      </Rows>
      {others.length > 0 && (
        <div>
          <Button disabled={busy} onClick={() => void endOthers()}>
            Log out everywhere else
          </Button>
        </div>
      )}
      <Outcome problem={ending.problem ?? endingOthers.problem} good={good} />
      <SecurityEvents />
    </ProfileSection>
  );
}

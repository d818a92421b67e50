import type { InterestedPerson } from '@aangan/shared-kit/contracts/interested';
import { spacedPhone } from '@aangan/shared-kit/domain/phone';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { newChatLink } from '@aangan/shared-kit/links/chat';
import { Link } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { chatIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Panel, SmallHeading, Stack, WrappedRow } from '@aangan/shared-kit/ui/layout';
import { AboutSeeker } from './about-seeker.tsx';
import { ContactSteps } from './contact-steps.tsx';
import type { OwnHome } from './home-filter.tsx';
import { interestWords } from './interest-words.ts';
import styles from './interested.module.css';
import { INTERESTED_WORDS } from './interested.words.ts';
import { RequestSteps } from './request-steps.tsx';

interface InterestedLineProps {
  readonly interested: InterestedPerson;
  readonly home: OwnHome | undefined;
  /** Whether the list is of one home, so that its name is not repeated on each line. */
  readonly single: boolean;
}

/** One interested person: their action, their introduction, and the owner’s possible actions. */
export function InterestedLine({ interested, home, single }: InterestedLineProps) {
  const { by, person, about } = interested;
  return (
    <Panel as="article" gap={12} aria-label={person.name}>
      <Stack gap={8}>
        <SmallHeading>{person.name}</SmallHeading>
        <p>
          {interestWords(interested)}
          {by === 'contact' && person.phone !== null && ` Their number is ${spacedPhone(person.phone)}.`}
          {by === 'contact' && person.phone === null && ` ${INTERESTED_WORDS.theirsHidden}`}
        </p>
        <p className={styles.soft}>
          {home && !single && (
            <>
              <Link to={home.url}>{home.title}</Link> ·{' '}
            </>
          )}
          {formatDay(interested.at)}
        </p>
      </Stack>
      {about && <AboutSeeker about={about} />}
      {by === 'request' && <RequestSteps id={interested.id} name={person.name} state={interested.request} />}
      {by === 'contact' && <ContactSteps interested={interested} />}
      <WrappedRow>
        <LinkButton size="small" icon={chatIcon} to={newChatLink(interested.listingId, interested.id)}>
          Chat
        </LinkButton>
      </WrappedRow>
    </Panel>
  );
}

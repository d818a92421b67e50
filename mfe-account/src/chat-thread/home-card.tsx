import { formatShortRupees } from '@aangan/shared-kit/domain/money';
import { VISITS_LINK } from '@aangan/shared-kit/links/account';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { Picture } from '@aangan/shared-kit/ui/picture';
import { whenWords } from '../moments/public.ts';
import type { AboutChatProps } from './chat-menu.tsx';
import { HOME_WORDS, REPORTED_WORDS, STEP_WORDS } from './home-card.words.ts';
import styles from './thread.module.css';

/** What the conversation is about, and what became of the reader's report. */
export function HomeCard({ conversation }: AboutChatProps) {
  const { reported } = conversation;
  return (
    <>
      <Home conversation={conversation} />
      {reported && <SmallText className={styles.reported}>{REPORTED_WORDS[reported]}</SmallText>}
    </>
  );
}

/** The home that the two write about, and the next step. Where it is let or sold, the field for messages says so. */
function Home({ conversation }: AboutChatProps) {
  const { home } = conversation;
  if (!home) return <p className={styles.card}>{HOME_WORDS.home}</p>;
  const price = `${formatShortRupees(home.price)}${home.monthly ? ' a month' : ''}`;
  return (
    <div className={styles.card}>
      {home.photo && (
        <span className={styles.picture}>
          <Picture photo={{ ...home.photo, alt: '' }} sizes="56px" widths={[320]} ratio="1:1" />
        </span>
      )}
      <p className={styles.home}>
        <Link to={home.url} className={styles.title}>
          {home.title}
        </Link>
        <span className={styles.price}>{price}</span>
      </p>
      <NextStep conversation={conversation} />
    </div>
  );
}

/** Visits are at the home, so their times are Indian. */
const INDIA = 'Asia/Kolkata';

function NextStep({ conversation: { nextStep, visit, home, name, stopped, role } }: AboutChatProps) {
  const { now } = usePlatform();
  if (visit) {
    return (
      <LinkButton size="small" to={VISITS_LINK}>
        Visit {whenWords(visit.time, now, INDIA)}
      </LinkButton>
    );
  }
  // Owners have neither a number to ask for nor a visit to book here.
  if (stopped !== null || !home || role !== 'seeker' || nextStep === null) return null;
  if (nextStep === 'answer-proposal') return <span className={styles.step}>{STEP_WORDS[nextStep](name)}</span>;
  if (nextStep === 'visit') return null;
  return (
    <LinkButton size="small" to={`${home.url}#${nextStep === 'ask-contact' ? 'contact' : 'visit'}`}>
      {STEP_WORDS[nextStep]()}
    </LinkButton>
  );
}

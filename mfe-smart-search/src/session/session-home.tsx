import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { heartIcon, phoneIcon } from '@aangan/shared-kit/ui/icon-paths';
import { cameraIcon } from '@aangan/shared-kit/ui/tool-icon-paths';
import { ReasonChoices } from '../answers/public.ts';
import { HomeCardView } from '../home-card/public.ts';
import type { SessionHome } from './load-session.ts';
import styles from './session.module.css';
import { SESSION_WORDS, voteWords } from './session.words.ts';
import type { SessionDoing } from './session-action.ts';

interface SessionHomeProps {
  readonly home: SessionHome;
  readonly rent: boolean;
  readonly eager: boolean;
}

const ANSWER: SessionDoing = 'answer';

/** A home of a session: why it was chosen, what does not fit, and the answers. */
export function SessionHomeView({ home, rent, eager }: SessionHomeProps) {
  const { card, fits, misfits, contacted, photosRequested, votes } = home;
  const { busy } = usePageAction();
  const voted = voteWords(votes);
  return (
    <HomeCardView home={card} eager={eager}>
      <Reasons title={SESSION_WORDS.why} words={fits} className={styles.fits} />
      <Reasons title={SESSION_WORDS.against} words={misfits} className={styles.misfits} />
      {voted && <p className={styles.soft}>{voted}</p>}
      <ActionForm hidden={{ do: ANSWER, home: card.id }} aria-label={card.title} className={styles.answers}>
        <div className={styles.row}>
          <Button type="submit" name="answer" value="YES" variant="primary" icon={heartIcon} busy={busy}>
            {SESSION_WORDS.yes}
          </Button>
          <Button type="submit" name="answer" value="LATER" busy={busy}>
            {SESSION_WORDS.later}
          </Button>
        </div>
        <details className={styles.no}>
          <summary>{SESSION_WORDS.no}</summary>
          <div className={styles.noBody}>
            <ReasonChoices legend={SESSION_WORDS.noReason} rent={rent} />
            <Button type="submit" name="answer" value="NO" busy={busy}>
              {SESSION_WORDS.sendNo}
            </Button>
          </div>
        </details>
      </ActionForm>
      <div className={styles.row}>
        {contacted && <p className={styles.good}>{SESSION_WORDS.contacted}</p>}
        <LinkButton to={`${card.url}#contact`} variant="quiet" size="small" icon={phoneIcon}>
          {SESSION_WORDS.contact}
        </LinkButton>
        {photosRequested ? (
          <p className={styles.good}>{SESSION_WORDS.photosAsked}</p>
        ) : (
          <LinkButton to={`${card.url}#photos`} variant="quiet" size="small" icon={cameraIcon}>
            {SESSION_WORDS.photos}
          </LinkButton>
        )}
      </div>
    </HomeCardView>
  );
}

interface ReasonsProps {
  readonly title: string;
  readonly words: readonly string[];
  readonly className: string | undefined;
}

function Reasons({ title, words, className }: ReasonsProps) {
  if (words.length === 0) return null;
  return (
    <div>
      <h4 className={styles.small}>{title}</h4>
      <ul className={className}>
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}

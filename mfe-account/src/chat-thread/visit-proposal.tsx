import type { ChatMessage } from '@aangan/shared-kit/contracts/chat-values';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { whenWords } from '../moments/public.ts';
import type { ChatDoing } from './chat-actions.ts';
import styles from './message.module.css';
import { capital, chosenWords, PART_WORDS } from './message-part.words.ts';

interface VisitProposalProps {
  readonly message: Pick<ChatMessage, 'seq' | 'author'>;
  readonly visit: NonNullable<ChatMessage['visit']>;
  readonly answered: boolean;
  readonly open: boolean;
}

const ANSWER: ChatDoing = 'answer';

/** A visit is at the home, so its times are Indian. */
const INDIA = 'Asia/Kolkata';

/** Proposed times. The other person chooses one, which books the visit. */
export function VisitProposal({ message: { seq, author }, visit, answered, open }: VisitProposalProps) {
  const { now } = usePlatform();
  const { busy } = usePageAction();
  const words = (time: number) => capital(whenWords(time, now, INDIA));
  const { times, answer } = visit;
  const coming = times.filter((time) => time > now);
  const isMine = author === 'you';
  if (answer)
    return <p>{answer.time === null ? PART_WORDS.noneFitted : chosenWords(whenWords(answer.time, now, INDIA))}</p>;
  if (isMine || answered || !open || coming.length === 0) {
    const state = coming.length === 0 ? PART_WORDS.timesOver : isMine && PART_WORDS.waitsForAnswer;
    return (
      <>
        <ul className={styles.times}>
          {times.map((time) => (
            <li key={time}>{words(time)}</li>
          ))}
        </ul>
        <SmallText>{answered ? PART_WORDS.answeredBelow : state}</SmallText>
      </>
    );
  }
  return (
    <div className={styles.choices}>
      {coming.map((time) => (
        <ActionForm key={time} hidden={{ do: ANSWER, seq: String(seq), time: String(time) }}>
          <Button type="submit" wide busy={busy}>
            {words(time)}
          </Button>
        </ActionForm>
      ))}
      <ActionForm hidden={{ do: ANSWER, seq: String(seq), time: '' }}>
        <Button type="submit" variant="quiet" wide busy={busy}>
          {PART_WORDS.noneFits}
        </Button>
      </ActionForm>
    </div>
  );
}

import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import styles from './posting-feedback.module.css';
import { FEEDBACK_WORDS } from './posting-feedback.words.ts';

const RATINGS = Object.entries(FEEDBACK_WORDS.ratings).map(([rating, words]) => ({ rating: Number(rating), words }));

interface PostingFeedbackProps {
  readonly propertyId: string;
  /** The owner has answered before, so nothing is asked. */
  readonly answered: boolean;
}

/** Asks an owner once how posting was. Source: services-and-platform, section 7 (pyp feedback submit and get). */
export function PostingFeedback({ propertyId, answered }: PostingFeedbackProps) {
  const [thanked, setThanked] = useState(false);
  const { busy, problem, run } = useMutation('POST /api/v1/pyp/feedback/submit');
  const answer = async (rating: number) => {
    if (await run({ form: { propertyId, rating } })) setThanked(true);
  };
  if (thanked) return <AlertNote tone="good">{FEEDBACK_WORDS.thanks}</AlertNote>;
  if (answered) return null;
  return (
    <Section aria-labelledby="posting-feedback" className={styles.scripted}>
      <h2 id="posting-feedback">{FEEDBACK_WORDS.question}</h2>
      {problem && <AlertNote tone="error">{problem}</AlertNote>}
      <ActionsRow>
        {RATINGS.map(({ rating, words }) => (
          <Button key={rating} busy={busy} onClick={() => void answer(rating)}>
            {words}
          </Button>
        ))}
      </ActionsRow>
      <SmallText>{FEEDBACK_WORDS.help}</SmallText>
    </Section>
  );
}

import { useState } from 'react';
import type { FeedbackAnswer } from '../domain/feedback.ts';
import { Button } from './button.tsx';
import styles from './feedback-question.module.css';
import { FEEDBACK_QUESTION_WORDS } from './feedback-question.words.ts';
import { TextAreaField } from './field.tsx';
import { Stack, WrappedRow } from './layout.tsx';

interface FeedbackQuestionProps {
  /** Heading level of the question. */
  readonly level: 2 | 3;
  readonly text: string;
  readonly options: readonly { readonly ans_id: FeedbackAnswer; readonly label: string }[];
  /** The answer COMMENT has a text field. */
  readonly takesWords: boolean;
  readonly busy: boolean;
  readonly onAnswer: (answer: FeedbackAnswer, comment: string) => void;
}

/** A question with a button for each answer. */
export function FeedbackQuestion({ level, text, options, takesWords, busy, onAnswer }: FeedbackQuestionProps) {
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState(false);
  const Heading = `h${level}` as const;
  const answer = (id: FeedbackAnswer) => {
    if (id === 'COMMENT' && comment.trim() === '') return setMissing(true);
    onAnswer(id, comment);
  };
  return (
    <Stack gap={12}>
      <Heading className={styles.text}>{text}</Heading>
      {takesWords && (
        <TextAreaField
          label="In your words"
          rows={3}
          maxLength={500}
          value={comment}
          error={missing ? FEEDBACK_QUESTION_WORDS.comment : undefined}
          onChange={(event) => setComment(event.target.value)}
        />
      )}
      <WrappedRow>
        {options.map(({ ans_id, label }) => (
          <Button key={ans_id} busy={busy} onClick={() => answer(ans_id)}>
            {ans_id === 'COMMENT' ? 'Send' : label}
          </Button>
        ))}
      </WrappedRow>
    </Stack>
  );
}

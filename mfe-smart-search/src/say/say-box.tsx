import { LONGEST_TEXT } from '@aangan/shared-kit/domain/smart-search/understanding';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { type KeyboardEvent, memo, type RefObject } from 'react';
import { useDictation, VOICE_WORDS } from '../voice/public.ts';
import styles from './say.module.css';
import { SAY_WORDS } from './say.words.ts';
import type { SayDoing } from './say-action.ts';

interface SayBoxProps {
  readonly id: string;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly attempt: string;
  /** Called with each key and each word that is heard. */
  readonly onText: (text: string) => void;
}

const SAY: SayDoing = 'say';
const MICROPHONE = 'M12 14.5a3 3 0 0 0 3-3v-5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3M6 11.5a6 6 0 0 0 12 0M12 17.5v3.5M9 21h6';

/** The field to type or to speak. Enter sends it. A key does not render it again. */
export const SayBox = memo(function SayBox({ id, box, text, attempt, onText }: SayBoxProps) {
  // The attempt is not what tells the form apart: a page that is loaded again has another one.
  const form = useActionForm({ do: SAY });
  const field = form.field('text', text);
  const put = (heard: string) => {
    if (!box.current) return;
    box.current.value = heard;
    onText(heard);
  };
  const dictation = useDictation({
    onHeard: put,
    onEnd(heard) {
      put(heard);
      box.current?.form?.requestSubmit();
    },
  });
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <search>
      <Form form={form} aria-label={SAY_WORDS.heading} className={styles.form}>
        <input type="hidden" name="attempt" value={attempt} />
        <TextAreaField
          {...field}
          id={id}
          ref={box}
          label={SAY_WORDS.label}
          rows={2}
          maxLength={LONGEST_TEXT}
          placeholder={SAY_WORDS.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onInput={(event) => onText(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" icon={searchIcon} busy={form.busy}>
            {SAY_WORDS.submit}
          </Button>
          {dictation.available && (
            <Button
              icon={MICROPHONE}
              aria-pressed={dictation.listening}
              onClick={dictation.listening ? dictation.stop : dictation.start}
            >
              {dictation.listening ? VOICE_WORDS.stop : VOICE_WORDS.speak}
            </Button>
          )}
          <SmallText role="status">{dictation.listening ? VOICE_WORDS.listening : dictation.problem}</SmallText>
        </div>
      </Form>
    </search>
  );
});

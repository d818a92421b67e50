import { SmallText } from '@aangan/shared-kit/ui/layout';
import { VisuallyHidden } from '@aangan/shared-kit/ui/visually-hidden';
import type { TextPart } from './marked-text.ts';
import styles from './understood.module.css';
import { UNDERSTOOD_WORDS } from './understood.words.ts';

/** The text of a person, with the words underlined that were not understood. */
export function MarkedWords({ parts }: { readonly parts: readonly TextPart[] }) {
  if (parts.every(({ understood }) => understood)) return null;
  return (
    <>
      <p className={styles.said}>
        <SmallText as="span">{UNDERSTOOD_WORDS.youSaid}: </SmallText>
        {parts.map(({ text, understood, at }) =>
          understood ? (
            text
          ) : (
            <span key={at} className={styles.unknown}>
              {text}
              <VisuallyHidden> ({UNDERSTOOD_WORDS.unknown})</VisuallyHidden>
            </span>
          ),
        )}
      </p>
      <SmallText>{UNDERSTOOD_WORDS.unknownHelp}</SmallText>
    </>
  );
}

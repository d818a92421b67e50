import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { HELP_WORDS, helpedWords } from './help.words.ts';

interface HelpAnswerProps {
  /** What the reader has just answered. */
  readonly said: 'yes' | 'no' | undefined;
  readonly helped: { readonly yes: number; readonly of: number };
}

/** Asks whether the article helped. */
export function HelpAnswer({ said, helped }: HelpAnswerProps) {
  const { busy } = usePageAction();
  const others = helpedWords(helped);
  return (
    <Section aria-labelledby="did-this-help">
      <h2 id="did-this-help">{HELP_WORDS.didThisHelp}</h2>
      {said ? (
        <AlertNote tone="info">{said === 'yes' ? HELP_WORDS.thanksYes : HELP_WORDS.thanksNo}</AlertNote>
      ) : (
        <ActionForm hidden={{}} aria-label={HELP_WORDS.didThisHelp}>
          <ActionsRow>
            <Button type="submit" name="helped" value="yes" busy={busy}>
              {HELP_WORDS.yes}
            </Button>
            <Button type="submit" name="helped" value="no" busy={busy}>
              {HELP_WORDS.no}
            </Button>
          </ActionsRow>
        </ActionForm>
      )}
      {others && <SmallText>{others}</SmallText>}
    </Section>
  );
}

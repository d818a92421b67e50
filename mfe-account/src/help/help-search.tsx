import { HELP_QUESTION_MOST } from '@aangan/shared-kit/domain/support/help-articles';
import { HELP_LINK } from '@aangan/shared-kit/links/help';
import { Form } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import styles from './help.module.css';
import { HELP_WORDS } from './help.words.ts';

interface HelpSearchProps {
  readonly question: string;
  /** The page that shows the answers; by default the help centre. */
  readonly action?: string;
  /** What the address says besides. */
  readonly hidden?: Readonly<Record<string, string | undefined>>;
}

/** The search of the help centre, as a GET form that works without JavaScript. */
export function HelpSearch({ question, action = HELP_LINK, hidden = {} }: HelpSearchProps) {
  return (
    <Form role="search" method="get" action={action} className={styles.search}>
      {Object.entries(hidden).map(([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />)}
      <TextField
        // Another question replaces what was typed.
        key={question}
        type="search"
        name="q"
        label={HELP_WORDS.question}
        help={HELP_WORDS.example}
        defaultValue={question}
        maxLength={HELP_QUESTION_MOST}
        autoComplete="off"
      />
      <Button type="submit" variant="primary" icon={searchIcon}>
        {HELP_WORDS.search}
      </Button>
    </Form>
  );
}

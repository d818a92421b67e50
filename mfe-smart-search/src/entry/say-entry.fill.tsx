import type { SlotProps } from '@aangan/shared-kit/contracts/slots';
import { LONGEST_TEXT } from '@aangan/shared-kit/domain/smart-search/understanding';
import { SMART_SEARCH_LINK } from '@aangan/shared-kit/links/smart-search';
import { Form } from '@aangan/shared-kit/platform/router';
import { Band } from '@aangan/shared-kit/ui/band';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { ENTRY_WORDS } from './entry.words.ts';
import styles from './say-entry.module.css';

/** The box on the home page. Its words go into the address of smart search, also without JavaScript. */
export function Component({ cityName }: SlotProps['home/continue']) {
  return (
    <Band>
      <search>
        <Form action={SMART_SEARCH_LINK} className={styles.form}>
          <TextField
            label={ENTRY_WORDS.label}
            name="q"
            maxLength={LONGEST_TEXT}
            placeholder={ENTRY_WORDS.placeholder(cityName)}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit">{ENTRY_WORDS.submit}</Button>
        </Form>
      </search>
    </Band>
  );
}

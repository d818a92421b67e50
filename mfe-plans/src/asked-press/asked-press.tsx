import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import type { ReactNode } from 'react';
import styles from './asked-press.module.css';

interface AskedPressProps {
  /** Hidden fields of the form, for the page's action. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Opens the question. */
  readonly title: ReactNode;
  /** The consequence, before the press. */
  readonly question: string;
  readonly yes: string;
}

/** A press that cannot be undone: it is folded, and opens with its consequence. It works without JavaScript, too. */
export function AskedPress({ hidden, title, question, yes }: AskedPressProps) {
  return (
    <details className={styles.asked}>
      <summary>{title}</summary>
      <ActionForm hidden={hidden}>
        <SmallText className={styles.question}>{question}</SmallText>
        <Button type="submit" size="small" variant="danger">
          {yes}
        </Button>
      </ActionForm>
    </details>
  );
}

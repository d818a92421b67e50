import { Form } from '@aangan/shared-kit/ui/form';
import type { FormState } from '@aangan/shared-kit/ui/form-state';
import type { ReactNode } from 'react';
import styles from './composer.module.css';

interface ComposerFrameProps {
  readonly label: string;
  /** Its wiring sends the message. */
  readonly form: Pick<FormState<never>, 'busy' | 'wiring'>;
  /** Tools above the field. */
  readonly tools: ReactNode;
  /** The field and its button. */
  readonly children: ReactNode;
}

/** The place for a new message, at the end of the conversation. */
export function ComposerFrame({ label, form, tools, children }: ComposerFrameProps) {
  return (
    <div className={styles.composer}>
      <div className={styles.tools}>{tools}</div>
      <Form form={form} className={styles.form} aria-label={label}>
        {children}
      </Form>
    </div>
  );
}

import { usePageAction } from '@aangan/shared-kit/platform/page';
import type { FormEvent, ReactNode } from 'react';
import styles from './my-plan.module.css';

interface PlanFormProps {
  /** What the form does: a work of the page's action. */
  readonly doing: string;
  readonly planId: string;
  readonly children: ReactNode;
}

/** A form of the page. It works without JavaScript. */
export function PlanForm({ doing, planId, children }: PlanFormProps) {
  const { busy, submit } = usePageAction();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) submit(new FormData(event.currentTarget));
  };
  return (
    <form method="post" className={styles.form} onSubmit={send} aria-busy={busy}>
      <input type="hidden" name="do" value={doing} />
      <input type="hidden" name="planId" value={planId} />
      {children}
    </form>
  );
}

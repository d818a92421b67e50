import type { PropertyManager } from '@aangan/shared-kit/contracts/property-manager';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { VisuallyHidden } from '@aangan/shared-kit/ui/visually-hidden';
import type { FormEvent, ReactNode } from 'react';
import styles from './staff-managers.module.css';

interface PersonFormProps {
  readonly accountId: string;
  readonly doing: 'assigned' | 'changed' | 'ended';
  readonly children: ReactNode;
}

/** A form about one person. It works without JavaScript. */
function PersonForm({ accountId, doing, children }: PersonFormProps) {
  const { busy, refusal, submit } = usePageAction();
  const own = isOf(refusal, accountId) && refusal?.values.do === doing ? refusal : undefined;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) submit(new FormData(event.currentTarget));
  };
  return (
    <form method="post" className={styles.form} onSubmit={send} aria-busy={busy}>
      {own?.problem !== undefined && <AlertNote tone="error">{own.problem}</AlertNote>}
      <input type="hidden" name="accountId" value={accountId} />
      <input type="hidden" name="do" value={doing} />
      {children}
    </form>
  );
}

interface ManagerFormProps {
  readonly accountId: string;
  readonly person: string;
  /** Who manages now. */
  readonly rm?: PropertyManager;
}

/** Says who manages for a person, when, in which languages, and what is next. */
export function ManagerForm({ accountId, person, rm }: ManagerFormProps) {
  const { busy, refusal } = usePageAction();
  const own = isOf(refusal, accountId) ? refusal : undefined;
  const field = (name: string, now = '') => ({
    name,
    defaultValue: own?.values[name] ?? now,
    error: own?.problemsByField[name],
  });
  return (
    <PersonForm accountId={accountId} doing={rm ? 'changed' : 'assigned'}>
      <TextField label="Name of the manager" autoComplete="off" maxLength={60} {...field('name', rm?.name)} />
      <TextField
        label="Days and hours"
        autoComplete="off"
        maxLength={120}
        help="Such as: Monday to Saturday, 10 am to 7 pm."
        {...field('hours', rm?.hours)}
      />
      <TextField
        label="Languages"
        autoComplete="off"
        maxLength={260}
        help="With commas between them: English, Kannada."
        {...field('languages', rm?.languages.join(', '))}
      />
      <TextAreaField
        label="Next step"
        rows={2}
        maxLength={300}
        help="The person reads it. It may be empty."
        {...field('nextStep', rm?.nextStep ?? '')}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {rm ? 'Save the change' : 'Assign the manager'}
        <VisuallyHidden> of {person}</VisuallyHidden>
      </Button>
    </PersonForm>
  );
}

/** Ends the management for a person. */
export function EndForm({ accountId, person }: Omit<ManagerFormProps, 'rm'>) {
  const { busy } = usePageAction();
  return (
    <PersonForm accountId={accountId} doing="ended">
      <Button type="submit" variant="danger" busy={busy}>
        End the management<VisuallyHidden> of {person}</VisuallyHidden>
      </Button>
    </PersonForm>
  );
}

function isOf(refusal: ReturnType<typeof usePageAction>['refusal'], accountId: string): boolean {
  return refusal?.values.accountId === accountId;
}

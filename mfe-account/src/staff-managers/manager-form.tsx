import type { PropertyManager } from '@aangan/shared-kit/contracts/property-manager';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm, useActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { VisuallyHidden } from '@aangan/shared-kit/ui/visually-hidden';
import { STAFF_MANAGERS_WORDS } from './staff-managers.words.ts';

interface ManagerFormProps {
  readonly accountId: string;
  readonly person: string;
  /** Who manages now. */
  readonly rm?: PropertyManager;
}

/** Says who manages for a person, when, in which languages, and what is next. */
export function ManagerForm({ accountId, person, rm }: ManagerFormProps) {
  const form = useActionForm({ accountId, do: rm ? 'changed' : 'assigned' });
  const { field } = form;
  return (
    <Form form={form}>
      <TextField label="Name of the manager" autoComplete="off" maxLength={60} {...field('name', rm?.name)} />
      <TextField
        label="Days and hours"
        autoComplete="off"
        maxLength={120}
        help={STAFF_MANAGERS_WORDS.hours}
        {...field('hours', rm?.hours)}
      />
      <TextField
        label="Languages"
        autoComplete="off"
        maxLength={260}
        help={STAFF_MANAGERS_WORDS.languages}
        {...field('languages', rm?.languages.join(', '))}
      />
      <TextAreaField
        label="Next step"
        rows={2}
        maxLength={300}
        help={STAFF_MANAGERS_WORDS.note}
        {...field('nextStep', rm?.nextStep ?? '')}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {rm ? 'Save the change' : 'Assign the manager'}
        <VisuallyHidden> of {person}</VisuallyHidden>
      </Button>
    </Form>
  );
}

/** Ends the management for a person. */
export function EndForm({ accountId, person }: Omit<ManagerFormProps, 'rm'>) {
  const { busy } = usePageAction();
  return (
    <ActionForm hidden={{ accountId, do: 'ended' }}>
      <Button type="submit" variant="danger" busy={busy}>
        End the management<VisuallyHidden> of {person}</VisuallyHidden>
      </Button>
    </ActionForm>
  );
}

import { usePageAction } from '@aangan/shared-kit/platform/page';
import type { ReactNode } from 'react';
import { ActionForm, useFormRefusal } from '../action-form/public.ts';
import type { MoveStep } from './move-steps.ts';

/** What the fields of a step need. */
interface StepFields {
  readonly busy: boolean;
  /** Properties of a field: what was typed before a refusal, and what is wrong with it. */
  field(name: string): {
    readonly name: string;
    readonly defaultValue: string;
    readonly error: string | undefined;
  };
}

interface StepFormProps {
  readonly step: MoveStep;
  /** Distinguishes two forms of one step. */
  readonly only?: Readonly<Record<string, string>>;
  readonly children: (fields: StepFields) => ReactNode;
}

/** A form of one step of the move. */
export function StepForm({ step, only = {}, children }: StepFormProps) {
  const { busy } = usePageAction();
  const refusal = useFormRefusal(step, only);
  const field: StepFields['field'] = (name) => ({
    name,
    defaultValue: refusal?.values[name] ?? '',
    error: refusal?.problemsByField[name],
  });
  return (
    <ActionForm doing={step} hidden={only}>
      {children({ busy, field })}
    </ActionForm>
  );
}

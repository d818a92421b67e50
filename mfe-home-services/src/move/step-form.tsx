import type { ReactNode } from 'react';
import { type PostedFields, PostedForm } from '../posted-form/public.ts';
import type { MoveStep } from './move-steps.ts';

interface StepFormProps {
  readonly step: MoveStep;
  /** Distinguishes two forms of one step. */
  readonly only?: Readonly<Record<string, string>>;
  readonly children: (fields: PostedFields) => ReactNode;
}

/** A form of one step of the move. */
export function StepForm({ step, only = {}, children }: StepFormProps) {
  return <PostedForm fixed={{ step, ...only }}>{children}</PostedForm>;
}

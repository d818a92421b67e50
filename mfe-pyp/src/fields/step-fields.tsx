import type { FieldName } from '@aangan/shared-kit/domain/posting/posting-fields';
import { type PageName, stepFields } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { useState } from 'react';
import { useDraftForm } from '../listing-form/public.ts';
import { FieldControl } from './field-control.tsx';
import styles from './fields.module.css';
import { OPTIONAL } from './fields.words.ts';

/** Two fields that stand beside each other. */
const HALF: readonly FieldName[] = ['floor', 'totalFloors'];

interface StepFieldsProps {
  readonly page: PageName;
  /** Folds the optional fields, so that the shortest way through the form stays short. */
  readonly folded?: boolean;
}

/** The fields that a kind of listing has in a step, drawn from the tables of the kinds. */
export function StepFields({ page, folded = false }: StepFieldsProps) {
  const { draft, values } = useDraftForm();
  const { required, optional } = stepFields(draft.category, page);
  const [open] = useState(() => optional.some((field) => values[field] !== undefined));
  if (!folded || required.length === 0) return <Fields fields={[...required, ...optional]} />;
  return (
    <>
      <Fields fields={required} />
      {optional.length > 0 && (
        <details className={styles.folded} open={open}>
          <summary>{OPTIONAL}</summary>
          <Fields fields={optional} />
        </details>
      )}
    </>
  );
}

/** Fields in one column. */
export function Fields({ fields }: { readonly fields: readonly FieldName[] }) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <div key={field} data-field={field} data-half={HALF.includes(field) ? '' : undefined}>
          <FieldControl field={field} />
        </div>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Uploads } from '../platform/use-upload.ts';
import { Section } from './layout.tsx';
import { UploadList } from './upload-list.tsx';
import { UploadPicker } from './upload-picker.tsx';

interface UploadFieldProps {
  /** From `useUpload`. */
  readonly uploads: Uploads;
  /** What is asked for, for screen readers: `Photos of the home`. The page has a heading of its own. */
  readonly label: string;
  /** Types and sizes in words. */
  readonly help?: ReactNode;
  readonly readOnly?: boolean;
}

/** A picker for files, also by drag and drop and by a phone's camera, with the list of what was chosen. */
export function UploadField({ uploads, label, help, readOnly = false }: UploadFieldProps) {
  return (
    <Section gap={12} aria-label={label}>
      {!readOnly && <UploadPicker uploads={uploads} label={label} help={help} />}
      <UploadList uploads={uploads} label={label} readOnly={readOnly} />
    </Section>
  );
}

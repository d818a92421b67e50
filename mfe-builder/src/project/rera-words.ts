import type { ProjectCard } from '@aangan/shared-kit/contracts/project-values';
import { monthText, reraText } from '@aangan/shared-kit/domain/projects/project-words';

type Rera = ProjectCard['rera'];

const TONES = { REGISTERED: 'good', LAPSED: 'bad', NOT_GIVEN: 'attention' } as const;

/** The state of a registration as a label. */
export function reraLine({ status, state }: Rera) {
  return { tone: TONES[status], text: reraText(status, state) };
}

/** `Valid until Mar 2028`, `Ended in Mar 2025`; undefined without an end. */
export function reraValidity({ status, validUntil }: Rera): string | undefined {
  if (validUntil === null) return undefined;
  return status === 'LAPSED' ? `Ended in ${monthText(validUntil)}` : `Valid until ${monthText(validUntil)}`;
}

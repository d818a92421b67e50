import type { Sheets } from '@aangan/shared-kit/platform/platform';
import type { JacketDeskParts } from './jacket-desk.ts';

export interface JacketParts extends JacketDeskParts {
  readonly sheets: Pick<Sheets, 'open'>;
  readonly report: (error: unknown) => void;
}

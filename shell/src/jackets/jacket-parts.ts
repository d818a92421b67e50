import type { Sheets } from '@aangan/shared-kit/platform/platform';
import type { JacketDeskDeps } from './jacket-desk.ts';

export interface JacketDeps extends JacketDeskDeps {
  readonly sheets: Pick<Sheets, 'open'>;
  readonly report: (error: unknown) => void;
}

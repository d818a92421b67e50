import type { ExitCategory } from '@aangan/shared-kit/domain/feedback';

export interface ExitIntentProps {
  readonly category: ExitCategory;
  /** Path of the page. */
  readonly pageName: string;
}

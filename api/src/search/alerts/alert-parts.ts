import type { Database } from '../../foundation/database/client.ts';
import type { Sessions } from '../../people/sessions/sessions.ts';
import type { SearchReader } from './search-reader.ts';

/** What the calls of alerts share. */
export interface AlertParts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly resolve: SearchReader;
  readonly assetUrl: string;
  readonly now: () => number;
}

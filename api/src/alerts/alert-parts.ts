import type { Database } from '../database/client.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { SearchReader } from './search-reader.ts';

/** What the calls of alerts share. */
export interface AlertParts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly resolve: SearchReader;
  readonly assetUrl: string;
  readonly now: () => number;
}

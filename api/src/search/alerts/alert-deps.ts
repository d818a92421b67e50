import type { Database } from '../../foundation/database/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import type { OpinionsOf } from './opinions.ts';
import type { SearchReader } from './search-reader.ts';

/** Dependencies that the calls of alerts share. */
export interface AlertDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly opinionsOf: OpinionsOf;
  readonly resolve: SearchReader;
  readonly assetUrl: string;
  readonly now: () => number;
}

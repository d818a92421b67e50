import type { CallDeps } from '../../people/sessions/public.ts';
import type { OpinionsOf } from './opinions.ts';
import type { SearchReader } from './search-reader.ts';

/** Dependencies that the calls of alerts share. */
export interface AlertDeps extends CallDeps {
  readonly opinionsOf: OpinionsOf;
  readonly resolve: SearchReader;
}

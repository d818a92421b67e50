import { loggedPath } from '@aangan/shared-kit/domain/logged-path';
import type { ShownPage } from '../services/services.ts';

/** What the address of a page is made of. */
export type AddressedPage = Pick<ShownPage, 'pattern' | 'path' | 'personal'>;

/** Most characters of an address in a report. */
const ADDRESS_MAX = 200;

/**
 * The address of a page for error reports: without its query and tokens. A page about one person is named by its
 * pattern, because its address may contain somebody's ids.
 */
export function reportedAddress({ pattern, path = pattern, personal }: AddressedPage): string {
  return personal ? pattern : loggedPath(path).slice(0, ADDRESS_MAX);
}

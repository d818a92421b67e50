import { SMART_SEARCH_LINK } from '@aangan/shared-kit/links/smart-search';
import type { PageArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/** Leads a message's track id to its session, or to the box with the same wishes. */
export async function loader({ params, platform }: PageArgs): Promise<never> {
  const [{ trackedView }, { sayAddress }] = await Promise.all([import('./tracked.ts'), import('./say-address.ts')]);
  const { view } = await trackedView(platform, params.track_id ?? '');
  throw redirect(view ? sayAddress(view) : SMART_SEARCH_LINK);
}

/** Nothing is shown: the loader always leads on. */
export function Component() {
  return null;
}

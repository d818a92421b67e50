import { PAGE_NAMES } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { manageLink } from '@aangan/shared-kit/links/posting';
import type { PageArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { ownDraft } from '../listing-form/public.ts';

/**
 * Any other address of a form leads to the right one: without a kind or with the wrong one to the same step, with an
 * unknown step to the first that is unfinished. Source: routes.tsv.
 */
export async function loader(args: PageArgs): Promise<never> {
  const { id, category, progress } = await ownDraft(args);
  const pageName = PAGE_NAMES.find((page) => page === args.params.pageName) ?? progress.next;
  throw redirect(manageLink({ id, category, pageName }));
}

/** Never shown, because the loader leads elsewhere. */
export function Component() {
  return null;
}

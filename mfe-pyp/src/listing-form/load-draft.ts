import type { Draft } from '@aangan/shared-kit/contracts/posting';
import type { PageName } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/**
 * The person's own draft or listing of an address.
 * @throws Response 404 for what is not theirs
 */
export async function ownDraft({ params, platform }: PageArgs): Promise<Draft> {
  const propertyId = params.propertyId ?? '';
  try {
    return await platform.http.request('GET /api/v1/property/manage/{propertyId}', { params: { propertyId } });
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}

/**
 * The draft of a step.
 * @throws Response a redirect when the address names another kind of listing
 */
export async function loadDraft(args: PageArgs, pageName: PageName): Promise<{ readonly draft: Draft }> {
  const draft = await ownDraft(args);
  const address = manageLink({ id: draft.id, category: draft.category, pageName });
  if (address !== args.url.pathname.replace(/\/$/, '')) throw redirect(address);
  return { draft };
}

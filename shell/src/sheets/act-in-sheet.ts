import type { Refusal } from '@aangan/shared-kit/platform/page';
import type { PageSource } from '../app/page-source.ts';

/** What a form in a sheet leads to: another page, or a refusal; or nothing, when its page has to load again. */
type ActedInSheet = { readonly redirect: string } | { readonly refusal: Refusal } | undefined;

/** Runs the action of the page in a sheet. The router knows only the page under the sheet. */
export async function actInSheet(path: string, form: FormData, source: PageSource): Promise<ActedInSheet> {
  const { actOnPage } = await import(/* webpackChunkName: "navigation" */ '../app/page-action.ts');
  const request = new Request(new URL(path, source.platform.origin), { method: 'POST' });
  const acted = await actOnPage(request, form, source);
  if (!(acted instanceof Response)) return acted && { refusal: acted };
  const location = acted.headers.get('location');
  return location === null ? undefined : { redirect: location };
}

import { HttpError } from '@aangan/shared-kit/platform/http';
import { redirect } from '@aangan/shared-kit/platform/router';

/** Statuses of refusals because something is not any more as the page shows it. */
const OUT_OF_DATE: readonly unknown[] = [409, 410];

/** The query parameter of a page that is shown again because it was out of date. */
export const CHANGED = 'changed';

/** Does work of a form. Where the API refuses because the page is out of date, it is shown again as it is now. */
export async function orChanged(path: string, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpError && OUT_OF_DATE.includes(error.status)) return redirect(`${path}?${CHANGED}=1`);
    throw error;
  }
}

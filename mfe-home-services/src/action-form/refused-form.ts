import { HttpError } from '@aangan/shared-kit/platform/http';
import type { Refusal } from '@aangan/shared-kit/platform/page';
import { problemsOf } from '@aangan/shared-kit/platform/problems';
import { redirect } from '@aangan/shared-kit/platform/router';

/**
 * Does the work of a form. What the API refuses comes back with the typed values.
 * @param otherwise the message when the API sends none
 * @throws HttpError 401, which leads to the login
 */
export async function refusedForm(
  form: FormData,
  work: () => Promise<Response>,
  otherwise?: string,
): Promise<Response | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 401) throw error;
    return { ...problemsOf(error, otherwise), values: typedValues(form) };
  }
}

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

/** A refusal for a reason that is known before a call. */
export function refusal(form: FormData, problemsByField: Refusal['problemsByField']): Refusal {
  return { problem: undefined, problemsByField, values: typedValues(form) };
}

function typedValues(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

import { HttpError } from './http.ts';
import type { Refusal } from './page.ts';
import { problemsOf } from './problems.ts';

/**
 * The action of a form without rules, such as a button: does its work. What the API refuses comes back with what was
 * sent.
 * @param otherwise the message when the API sends none
 * @throws HttpError 401, which leads to the login
 */
export async function orRefusal(
  sent: FormData,
  work: () => Promise<Response | Refusal>,
  otherwise?: string,
): Promise<Response | Refusal> {
  try {
    return await work();
  } catch (error) {
    return refusalOf(error, sentTexts(sent), otherwise);
  }
}

/** A refusal for reasons that are known before a call. */
export function refusal(sent: FormData, problemsByField: Refusal['problemsByField']): Refusal {
  return { problem: undefined, problemsByField, values: sentTexts(sent) };
}

/** @throws what is no failed call, and a 401 */
export function refusalOf(error: unknown, values: Refusal['values'], otherwise?: string): Refusal {
  if (!(error instanceof HttpError) || error.status === 401) throw error;
  return { ...problemsOf(error, otherwise), values };
}

/** The texts of a form, by field. */
export function sentTexts(sent: FormData): Record<string, string> {
  return Object.fromEntries([...sent].filter((each): each is [string, string] => typeof each[1] === 'string'));
}

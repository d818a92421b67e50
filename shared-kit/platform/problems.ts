import { failureMessage } from './failure-message.ts';
import { HttpError } from './http.ts';

/** Messages by field. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Why what was sent has been refused, in words for people. */
export interface Problems {
  /** The failure as a whole; undefined when there is none. */
  readonly problem: string | undefined;
  readonly problemsByField: FieldProblems;
}

export const NO_PROBLEMS: Problems = { problem: undefined, problemsByField: {} };

/**
 * The problems of a failed call. A 400 names its inputs by their place, `body.phone`: the field is `phone`.
 * @param otherwise the message when the server sends none and the browser is online
 */
export function problemsOf(error: unknown, otherwise?: string): Problems & { readonly problem: string } {
  const problem = failureMessage(error, otherwise);
  if (!(error instanceof HttpError)) return { ...NO_PROBLEMS, problem };
  // Reversed, because the first reason of a field is the one to solve first.
  const issues = error.issues.toReversed().map(({ field, reason }) => [field.slice(field.indexOf('.') + 1), reason]);
  return { problem, problemsByField: Object.fromEntries(issues) };
}

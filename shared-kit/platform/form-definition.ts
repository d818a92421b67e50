import { deleteDraft } from './form-draft.ts';
import { refusalOf, sentTexts } from './form-refusal.ts';
import type { Refusal } from './page.ts';
import type { FieldProblems } from './problems.ts';

/** What was typed, by field, without spaces around it. */
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** The validation error of a value, in words for people; undefined when it is valid. */
export type FieldRule<Field extends string> = (value: string, values: FormValues<Field>) => string | undefined;

/** A form: its page's action checks it by the same rules as the browser. */
export interface FormDefinition<Field extends string> {
  /** Names its draft; unique on the site: `nri-lead`. */
  readonly name: string;
  /** Each field with its rule from `domain/`; undefined where every value is valid. In the order of the page. */
  readonly fields: Readonly<Record<Field, FieldRule<Field> | undefined>>;
  /** Fields that are never saved and never sent back, such as passwords. */
  readonly secrets?: readonly NoInfer<Field>[];
}

/** @example defineForm({ name: 'nri-lead', fields: { name: nameError, city: undefined } }) */
export function defineForm<Field extends string>(form: FormDefinition<Field>): FormDefinition<Field> {
  return form;
}

export function fieldNames<Field extends string>({ fields }: FormDefinition<Field>): Field[] {
  return Object.keys(fields) as Field[];
}

/** The typed values of a form. A field that is not sent is empty. */
export function valuesOf<Field extends string>(form: FormDefinition<Field>, sent: FormData): FormValues<Field> {
  const values = fieldNames(form).map((field) => [field, String(sent.get(field) ?? '').trim()]);
  return Object.fromEntries(values) as FormValues<Field>;
}

/** The validation errors of the values, in the order of the fields. */
export function invalidFields<Field extends string>(
  form: FormDefinition<Field>,
  values: FormValues<Field>,
): FieldProblems {
  const problems = fieldNames(form).map((field) => [field, form.fields[field]?.(values[field], values)] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined)) as FieldProblems;
}

/** The values that may be saved and sent back. */
export function withoutSecrets<Field extends string>(
  { secrets = [] }: Pick<FormDefinition<Field>, 'secrets'>,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.some((each) => each === field)));
}

/**
 * The action of a page with this form: checks the values, then does the work with them. What the API refuses comes
 * back as problems beside the typed values.
 * @param work makes the calls, and returns a redirect
 * @throws HttpError 401, which leads to the login gate of a personal page
 */
export async function actOnForm<Field extends string>(
  form: FormDefinition<Field>,
  sent: FormData,
  work: (values: FormValues<Field>) => Promise<Response>,
): Promise<Response | Refusal> {
  const typed = valuesOf(form, sent);
  const values = withoutSecrets(form, { ...sentTexts(sent), ...typed });
  const problemsByField = invalidFields(form, typed);
  if (Object.keys(problemsByField).length > 0) return { problem: undefined, problemsByField, values };
  try {
    const redirect = await work(typed);
    // In a browser; a server has no drafts.
    deleteDraft(form.name);
    return redirect;
  } catch (error) {
    return refusalOf(error, values);
  }
}

import type { FormDefinition } from '../platform/form-definition.ts';
import { usePageAction } from '../platform/page.ts';
import { NO_PROBLEMS } from '../platform/problems.ts';
import { type FormOptions, type FormState, useForm } from './use-form.tsx';

/**
 * A form that is sent to its page's action, which is made with `actOnForm`. It works without JavaScript, too.
 * @param definition the same as in the action
 */
export function usePageForm<Field extends string>(
  definition: FormDefinition<Field>,
  { defaults = {} }: Pick<FormOptions<Field>, 'defaults'> = {},
): FormState<Field> {
  const { refusal, busy, submit } = usePageAction();
  return useForm(definition, {
    defaults: { ...defaults, ...refusal?.values },
    sending: { ...(refusal ?? NO_PROBLEMS), busy },
    submit: async (_values, form) => submit(form),
  });
}

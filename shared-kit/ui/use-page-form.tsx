import type { FormDefinition } from '../platform/form-definition.ts';
import { useOwnRefusal } from '../platform/own-refusal.ts';
import { usePageAction } from '../platform/page.ts';
import { NO_PROBLEMS } from '../platform/problems.ts';
import type { FormState } from './form-state.tsx';
import { type FormOptions, useForm } from './use-form.tsx';

/**
 * A form that is sent to its page's action, which is made with `actOnForm`. It works without JavaScript, too.
 * @param definition the same as in the action
 */
export function usePageForm<Field extends string>(
  definition: FormDefinition<Field>,
  { defaults = {}, hidden = {} }: Pick<FormOptions<Field>, 'defaults' | 'hidden'> = {},
): FormState<Field> {
  const { busy, submit } = usePageAction();
  const refusal = useOwnRefusal(hidden);
  return useForm(definition, {
    defaults: { ...defaults, ...refusal?.values },
    hidden,
    sending: { ...(refusal ?? NO_PROBLEMS), busy },
    submit: async (_values, form) => submit(form),
  });
}

import { type FormDefinition, fieldNames, valuesOf, withoutSecrets } from '@aangan/shared-kit/platform/form-definition';
import { formDraft } from '@aangan/shared-kit/platform/form-draft';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import type { FormOptions, FormState } from '@aangan/shared-kit/ui/use-form';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';

/**
 * `usePageForm` without its form library, which is half of the bytes that a page may have. The page's action checks the
 * fields, in the browser too, so a problem appears after sending and not while typing. What was typed survives a reload
 * and a login.
 */
export function useLightForm<Field extends string>(
  definition: FormDefinition<Field>,
  { defaults = {} }: Pick<FormOptions<Field>, 'defaults'> = {},
): FormState<Field> {
  const { session } = usePlatform();
  const { refusal, busy, submit } = usePageAction();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const draft = formDraft(definition.name, session.account?.id);
  const typed: Readonly<Record<string, string | undefined>> = { ...defaults, ...refusal?.values };
  const problems = refusal?.problemsByField ?? {};
  const idOf = (field: string) => `${definition.name}-${field}`;
  const ofFields = fieldNames(definition).flatMap((field) =>
    problems[field] === undefined ? [] : [{ id: idOf(field), message: problems[field] }],
  );
  const general = refusal?.problem !== undefined && ofFields.length === 0 ? [{ message: refusal.problem }] : [];

  const restore = useEffectEvent(() => {
    const saved = refusal ? undefined : draft.read();
    for (const [field, value] of Object.entries(saved ?? {})) {
      const control = form.current?.elements.namedItem(field);
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== '';
      else if (isTyped(control) && control.value === (defaults[field as Field] ?? '')) control.value = value;
    }
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (refusal) summary.current?.focus();
  }, [refusal]);

  return {
    busy,
    field: (name) => ({
      ...{ id: idOf(name), name, defaultValue: typed[name] ?? '', error: problems[name] },
      ref: nothing,
      onChange: nothing,
      onBlur: nothing,
    }),
    wiring: {
      form,
      summary,
      problems: [...general, ...ofFields],
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (!busy) submit(new FormData(event.currentTarget));
      },
      onInput() {
        if (form.current) draft.save(withoutSecrets(definition, valuesOf(definition, new FormData(form.current))));
      },
    },
  };
}

/** The browser keeps what is typed: nobody is told of a change. */
const nothing = () => undefined;

function isTyped(control: unknown): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Name of a field that people fill; undefined for buttons and for what is no field. */
export function fieldNameOf(element: unknown): string | undefined {
  return isControl(element) ? element.name : undefined;
}

/**
 * Fills the fields of a form that nobody has changed since the page was shown. Radio buttons and hidden fields stay as
 * the page shows them, because the choices may be others now.
 * @param defaults what the page shows at first, by field
 */
export function fillUntouched(
  form: HTMLFormElement,
  values: Readonly<Record<string, string>>,
  defaults: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (!isControl(control) || !isUntouched(control, defaults[name])) continue;
    if (control.type === 'checkbox') (control as HTMLInputElement).checked = value !== '';
    else if (control.type !== 'radio' && control.type !== 'hidden') control.value = value;
  }
}

function isUntouched(control: Control, first: string | undefined): boolean {
  if (control instanceof HTMLSelectElement) return first === undefined || control.value === first;
  if (control.type === 'checkbox') {
    const { checked, defaultChecked } = control as HTMLInputElement;
    return checked === defaultChecked;
  }
  return control.value === control.defaultValue;
}

function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

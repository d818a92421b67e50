import type { FieldName } from '@aangan/shared-kit/domain/posting/posting-fields';

/** Id of the element of a field: a control, or the frame around several. */
export function fieldElementId(field: FieldName): string {
  return `field-${field}`;
}

/** Moves the focus to a field, or to the first control of its group. */
export function focusField(field: FieldName): void {
  const element = document.getElementById(fieldElementId(field));
  element?.closest('details')?.setAttribute('open', '');
  const control = element?.matches('input, select, textarea, button') ? element : element?.querySelector(CONTROLS);
  if (control instanceof HTMLElement) control.focus();
}

const CONTROLS = 'input:checked, input, select, textarea, button';

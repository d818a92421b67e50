/**
 * The validation error of a UPI address such as `asha@okbank`; undefined when it is valid. Source: NPCI's format of
 * virtual payment addresses.
 */
export function vpaError(text: string): string | undefined {
  return /^[\w.-]{2,64}@[a-z][a-z\d]{1,31}$/i.test(text.trim()) ? undefined : 'Enter a UPI ID, such as asha@okbank.';
}

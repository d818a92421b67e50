/** Street and locality without repetition, because many streets contain their locality: `Library Road, Delta 1`. */
export function streetAndLocality(street: string, locality: string): string {
  return street.includes(locality) ? street : [street, locality].filter(Boolean).join(', ');
}

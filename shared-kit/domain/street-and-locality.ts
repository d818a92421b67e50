/** Street and locality once, though the street often names the locality itself: `Library Road, Delta 1`. */
export function streetAndLocality(street: string, locality: string): string {
  return street.includes(locality) ? street : [street, locality].filter(Boolean).join(', ');
}

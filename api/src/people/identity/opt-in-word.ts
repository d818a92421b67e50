/** Source: services-and-platform, section 4 (WhatsApp opt-in is TRUE or FALSE). */
export function optInWord(optIn: boolean | null): 'TRUE' | 'FALSE' | null {
  if (optIn === null) return null;
  return optIn ? 'TRUE' : 'FALSE';
}

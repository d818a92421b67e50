/**
 * Whether a text is the address of a LinkedIn person or company: https, optional www, /in/ or /company/ and an id.
 * Source: product-and-plans, section 5 (LinkedIn URL).
 */
export function isLinkedInUrl(text: string): boolean {
  return /^https:\/\/(?:www\.)?linkedin\.com\/(?:in|company)\/[\w%-]+\/?$/i.test(text);
}

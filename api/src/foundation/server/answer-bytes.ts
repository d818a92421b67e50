/**
 * Placeholder for ₹ in response texts until they are written. One character beyond Latin-1 makes V8 store the whole
 * text with two bytes a character. For a page of 30 listings, writing then takes 240 µs instead of 60, a fifth of the
 * search's cost in this process.
 */
const RUPEE_PLACEHOLDER = '\u0001';
const PLACEHOLDER_AS_JSON = '\\u0001';
const RUPEE_AS_JSON = '\\u20b9';

/** A response text with placeholders for ₹ until {@link answerBytes} writes it. */
export function holdRupee(text: string): string {
  return text.replace('₹', RUPEE_PLACEHOLDER);
}

/** A response as the bytes of its JSON. */
export function answerBytes(answer: unknown): Buffer {
  return Buffer.from(JSON.stringify(answer).replaceAll(PLACEHOLDER_AS_JSON, RUPEE_AS_JSON));
}

/**
 * Stands for ₹ in the texts of an answer until it is written. One character beyond Latin-1 makes V8 keep the whole
 * text in two bytes a character; for a page of 30 listings writing it then takes 240 µs instead of 60, which is a
 * fifth of all that a search costs this process.
 */
const RUPEE_STAND_IN = '\u0001';
const STAND_IN_AS_JSON = '\\u0001';
const RUPEE_AS_JSON = '\\u20b9';

/** A text of an answer, with ₹ held back until {@link answerBytes} writes it. */
export function holdRupee(text: string): string {
  return text.replace('₹', RUPEE_STAND_IN);
}

/** An answer as the bytes of its JSON. */
export function answerBytes(answer: unknown): Buffer {
  return Buffer.from(JSON.stringify(answer).replaceAll(STAND_IN_AS_JSON, RUPEE_AS_JSON));
}

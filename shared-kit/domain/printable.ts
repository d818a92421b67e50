/** Scripts of the font in our PDFs. Pictures such as emoji are in no script of their own, and not in the font. */
const PRINTABLE =
  /^(?:(?!\p{Extended_Pictographic})[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}])*$/u;

/** The validation error of a text that a PDF shows, or undefined. */
export function printableProblem(text: string): string | undefined {
  return PRINTABLE.test(text) ? undefined : 'Use Latin letters or Devanagari. The PDF can show no other script.';
}

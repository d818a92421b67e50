/**
 * What a lower module asks of a higher one: the lower names the question and its types, the higher provides the answer.
 * So that imports follow the order of the layers, and calls may still go up.
 */
export interface Port<Provided> {
  readonly name: string;
  /** Only there for the compiler. */
  readonly provided?: Provided;
}

export function definePort<Provided>(name: string): Port<Provided> {
  return { name };
}

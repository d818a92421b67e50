/**
 * A question of a lower module to a higher one. The lower module declares the name and the types; the higher one
 * provides the answer. Imports keep the order of the layers, and calls can go the other way.
 */
export interface Port<Provided> {
  readonly name: string;
  /** Exists at the type level only. */
  readonly provided?: Provided;
}

export function definePort<Provided>(name: string): Port<Provided> {
  return { name };
}

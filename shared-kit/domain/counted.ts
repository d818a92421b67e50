import { groupDigits } from './money.ts';

/** A number with its noun: `1 home`, `1,204 homes`. */
export function counted(count: number, singular: string, plural: string): string {
  return `${groupDigits(count)} ${count === 1 ? singular : plural}`;
}

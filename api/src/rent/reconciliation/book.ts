import type { Transaction } from '../../foundation/database/public.ts';
import type { BookLine } from './compare-books.ts';

/** Another company's daily file, and our own book of the same things. */
export interface Book {
  readonly file: 'gateway' | 'bank';
  /** Days after which the file of a day is complete. */
  readonly readyAfterDays: number;
  /** The lines of the file of a day in India. @throws an error while the company does not answer */
  fileOf(day: string): Promise<readonly BookLine[]>;
  /** Our lines for some subjects. */
  ours(subjects: readonly string[]): Promise<readonly BookLine[]>;
  /** Our lines that must be in the file of this day or of an earlier one. */
  expectedBy(day: string): Promise<readonly BookLine[]>;
  /** Books what the file's new lines mean for our ledger. */
  settle?(transaction: Transaction, lines: readonly BookLine[], day: string): Promise<void>;
}

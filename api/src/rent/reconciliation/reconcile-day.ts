import { formatPaise } from '@aangan/shared-kit/domain/money';
import type { Database } from '../../foundation/database/public.ts';
import type { Book } from './book.ts';
import { type BookLine, compareBooks } from './compare-books.ts';
import { claimDay, linesBefore, saveDifferences, saveLines } from './reconciliation.queries.ts';

/**
 * Compares the file of a day with our book, once, and stores what differs. Nothing is stored if the other company does
 * not answer.
 * @returns number of differences that are new
 */
export async function reconcileDay(database: Database, book: Book, day: string, at: Date): Promise<number> {
  const file = await book.fileOf(day);
  const [ours, expected] = await Promise.all([book.ours(file.map(({ subject }) => subject)), book.expectedBy(day)]);
  return database.transaction(async (transaction) => {
    if (!(await claimDay(transaction, book.file, day, at))) return 0;
    const subjects = [...file, ...expected].map(({ subject }) => subject);
    const before = await linesBefore(transaction, book.file, subjects);
    const differences = compareBooks({ file, ours, expected, before });
    const isNew = new Map(file.filter(({ subject }) => !before.has(subject)).map((line) => [line.subject, line]));
    await saveLines(transaction, book.file, day, [...isNew.keys()]);
    await book.settle?.(transaction, [...isNew.values()], day);
    return saveDifferences(
      transaction,
      differences.map(({ kind, subject, ours: own, theirs }) => ({
        file: book.file,
        day,
        kind,
        subject,
        ours: own ? lineText(own) : null,
        theirs: theirs ? lineText(theirs) : null,
        foundAt: at,
      })),
    );
  });
}

/** `₹25,000, done`. */
function lineText({ paise, state }: BookLine): string {
  return `${formatPaise(paise)}, ${state}`;
}

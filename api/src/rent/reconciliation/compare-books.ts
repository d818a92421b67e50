/** What a line of a book says of a payment, a refund or a payout. */
export interface BookLine {
  /** The id that both sides know. */
  readonly subject: string;
  readonly paise: number;
  /** `open` is neither done nor given up yet. */
  readonly state: 'done' | 'failed' | 'open';
}

interface Books {
  /** Lines of another company's file, in its order. */
  readonly file: readonly BookLine[];
  /** Our own lines for the subjects of the file. */
  readonly ours: readonly BookLine[];
  /** Our own lines that the file must have. */
  readonly expected: readonly BookLine[];
  /** Subjects that an earlier file had. */
  readonly before: ReadonlySet<string>;
}

/**
 * `unknown`: only the file has it. `missing`: only we have it. `twice`: the file has it again. `amount` and `state`: both
 * have it, and differ.
 */
export const DIFFERENCE_KINDS = ['unknown', 'missing', 'twice', 'amount', 'state'] as const;

type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** One thing in which our book and a file differ. */
export interface BookDifference {
  readonly kind: DifferenceKind;
  readonly subject: string;
  readonly ours: BookLine | undefined;
  readonly theirs: BookLine | undefined;
}

/** All differences between our book and a file; none where they say the same. */
export function compareBooks({ file, ours, expected, before }: Books): BookDifference[] {
  const own = new Map(ours.map((line) => [line.subject, line]));
  const seen = new Set<string>();
  const found: BookDifference[] = [];
  for (const theirs of file) {
    const { subject } = theirs;
    const line = own.get(subject);
    const isAgain = seen.has(subject) || before.has(subject);
    seen.add(subject);
    const kind = isAgain ? 'twice' : differenceOf(line, theirs);
    if (kind) found.push({ kind, subject, ours: line, theirs });
  }
  const missing = expected.filter(({ subject }) => !seen.has(subject) && !before.has(subject));
  return [
    ...found,
    ...missing.map((line) => ({ kind: 'missing' as const, subject: line.subject, ours: line, theirs: undefined })),
  ];
}

function differenceOf(ours: BookLine | undefined, theirs: BookLine): DifferenceKind | undefined {
  if (!ours) return 'unknown';
  if (ours.paise !== theirs.paise) return 'amount';
  return ours.state === theirs.state ? undefined : 'state';
}

import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { drawPdf } from '../../foundation/pdf/public.ts';
import { RENT_WORDS } from '../payments/public.ts';
import { STATEMENT_WORDS as WORDS } from './landlord-side.words.ts';
import { type StatementLine, statementTotal, yearWords } from './statement.ts';

const COLUMNS = [
  { title: WORDS.for, width: '28%', align: 'left' },
  { title: WORDS.tenant, width: '16%', align: 'left' },
  { title: WORDS.arrived, width: '18%', align: 'left' },
  { title: WORDS.bankReference, width: '22%', align: 'left' },
  { title: WORDS.amount, width: '16%', align: 'right' },
] as const;

interface StatementFacts {
  readonly year: number;
  /** Names of the landlord, as the tenants have written them. */
  readonly names: readonly string[];
  /** Accounts, masked. */
  readonly accounts: readonly string[];
  readonly lines: readonly StatementLine[];
}

/** Draws the statement of a financial year as a tagged PDF. Equal payments are equal bytes. */
export function statementPdf({ year, names, accounts, lines }: StatementFacts): Promise<Buffer> {
  const title = WORDS.title(yearWords(year));
  const lastDay = lines.at(-1)?.arrivedOn ?? `${year}-04-01`;
  return drawPdf({ title, at: new Date(indiaDayStart(lastDay)) }, (pdf) => {
    pdf.heading(title);
    pdf.paragraph(WORDS.span(year));
    pdf.facts([
      [WORDS.landlord, names.join(', ')],
      [WORDS.account, accounts.join(', ')],
    ]);
    pdf.table({
      columns: COLUMNS,
      rows: [...lines.map(rowOf), [WORDS.total, '', '', '', formatPaise(statementTotal(lines))]],
    });
    pdf.paragraph(WORDS.note, 'small');
  });
}

function rowOf({ kind, month, payer, arrivedOn, bankReference, paise }: StatementLine): string[] {
  const arrived = formatDay(indiaDayStart(arrivedOn));
  return [RENT_WORDS.title(kind, month), payer, arrived, bankReference ?? '', formatPaise(paise)];
}

import { parseRupees } from '@aangan/shared-kit/domain/money';

/** A line as the call takes it. */
interface QuotedLine {
  readonly description: string;
  readonly quantity: number;
  readonly paise: number;
}

/** Lines that the form has. */
export const LINE_NUMBERS = [1, 2, 3, 4, 5, 6] as const;

const LEAST_TEXT = 3;

/** The filled lines of the form; undefined where one lacks its text or its price. */
export function quotedLines(form: FormData): QuotedLine[] | undefined {
  const typed = LINE_NUMBERS.map((number) => ({
    description: String(form.get(`line-${number}`) ?? '').trim(),
    amount: String(form.get(`amount-${number}`) ?? '').trim(),
  })).filter(({ description, amount }) => description !== '' || amount !== '');
  const lines = typed.map(({ description, amount }) => ({
    description,
    quantity: 1,
    paise: Math.round((parseRupees(amount) ?? 0) * 100),
  }));
  return lines.every(({ description, paise }) => description.length >= LEAST_TEXT && paise >= 100) ? lines : undefined;
}

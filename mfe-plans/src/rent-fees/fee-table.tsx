import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { feePaise } from '@aangan/shared-kit/domain/rent/fee';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { shortDayWords } from './arrival-words.ts';
import styles from './fee-table.module.css';
import { FEE_WORDS, feesTitle, RENT_METHOD_WORDS } from './rent-fees.words.ts';

export type RentTerms = CallAnswer<'GET /api/v1/rent-pay/terms'>;

interface FeeTableProps {
  /** What the landlord gets. */
  readonly paise: number;
  readonly methods: RentTerms['methods'];
}

/** What a sum costs by each way to pay, and the day by which the landlord has it. */
export function FeeTable({ paise, methods }: FeeTableProps) {
  const { now } = usePlatform();
  const day = indiaDay(now);
  return (
    <>
      <table className={styles.table}>
        <caption>{feesTitle(formatPaise(paise))}</caption>
        <thead>
          <tr>
            <th scope="col">{FEE_WORDS.method}</th>
            <th scope="col">{FEE_WORDS.fee}</th>
            <th scope="col">{FEE_WORDS.total}</th>
            <th scope="col">{FEE_WORDS.arrival}</th>
          </tr>
        </thead>
        <tbody>
          {methods.map(({ method, arrivalDay, needsLandlordKyc }) => {
            const fee = feePaise(method, paise, day);
            return (
              <tr key={method}>
                <th scope="row">
                  {RENT_METHOD_WORDS[method]}
                  {needsLandlordKyc && <SmallText>{FEE_WORDS.cardRule}</SmallText>}
                </th>
                <td>{fee === 0 ? FEE_WORDS.free : formatPaise(fee)}</td>
                <td>{formatPaise(paise + fee)}</td>
                <td>{shortDayWords(arrivalDay)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <SmallText>{FEE_WORDS.holidays}</SmallText>
    </>
  );
}

import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffPage } from '@aangan/shared-kit/ui/staff-page';
import styles from './staff-revealed.module.css';
import { REVEALED_WORDS } from './staff-revealed.words.ts';

type Revealed = CallAnswer<'GET /api/v1/staff/revealed-numbers'>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Who was given most numbers of owners in a day. */
export function loader({ url, platform: { http } }: PageArgs) {
  const day = url.searchParams.get('day') ?? '';
  return http.request('GET /api/v1/staff/revealed-numbers', { query: DAY.test(day) ? { day } : {} });
}

export const head = () => staffHead(REVEALED_WORDS.title);

export function Component() {
  const { day, accounts, devices, networks } = usePageData<typeof loader>();
  return (
    <StaffPage title={REVEALED_WORDS.title}>
      <p>{REVEALED_WORDS.about}</p>
      <form method="get" className={styles.day}>
        <TextField label={REVEALED_WORDS.day} name="day" type="date" defaultValue={day} key={day} />
        <Button type="submit">{REVEALED_WORDS.show}</Button>
      </form>
      <RevealedList id="accounts" title={REVEALED_WORDS.accounts} rows={accounts} />
      <RevealedList id="devices" title={REVEALED_WORDS.devices} rows={devices} />
      <RevealedList id="networks" title={REVEALED_WORDS.networks} rows={networks} />
    </StaffPage>
  );
}

interface RevealedListProps {
  readonly id: string;
  readonly title: string;
  readonly rows: Revealed['accounts'];
}

function RevealedList({ id, title, rows }: RevealedListProps) {
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 && <p>{REVEALED_WORDS.none}</p>}
      {rows.length > 0 && (
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{REVEALED_WORDS.who}</th>
              <th scope="col">{REVEALED_WORDS.numbers}</th>
              <th scope="col">{REVEALED_WORDS.people}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ who, name, numbers, accounts, isUnusual }) => (
              <tr key={who}>
                <th scope="row">
                  {id === 'accounts' && <>{name || REVEALED_WORDS.noName} </>}
                  <SmallText as="span">{who}</SmallText>
                </th>
                <td>
                  {numbers}
                  {isUnusual && <strong> {REVEALED_WORDS.unusual}</strong>}
                </td>
                <td>{accounts}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

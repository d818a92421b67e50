import { type PageArgs, usePageAction, usePageData } from '@aangan/shared-kit/platform/page';
import { staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { StaffPage } from '@aangan/shared-kit/ui/staff-page';
import { refundByHand } from './refund-by-hand.ts';
import styles from './staff-money.module.css';
import { STAFF_MONEY_WORDS } from './staff-money.words.ts';
import { StaffOrderPanel } from './staff-order.tsx';

const TITLE = 'Orders';

/** Orders that staff search for, with all of their money. */
export async function loader({ url: { searchParams }, platform: { http } }: PageArgs) {
  const asked = (searchParams.get('q') ?? '').trim().slice(0, 60);
  const { orders } =
    asked === '' ? { orders: [] } : await http.request('GET /api/v1/staff/orders', { query: { q: asked } });
  return { asked, orders, isDone: searchParams.get('done') === 'refund' };
}

export const action = refundByHand;
export const head = () => staffHead(TITLE);

export function Component() {
  const { asked, orders, isDone } = usePageData<typeof loader>();
  const { refusal } = usePageAction();
  return (
    <StaffPage title={TITLE}>
      {isDone && !refusal && <AlertNote tone="good">{STAFF_MONEY_WORDS.onItsWay}</AlertNote>}
      {refusal?.problem && <AlertNote tone="error">{refusal.problem}</AlertNote>}
      <form method="get" className={styles.form}>
        <TextField
          label="Order, invoice or phone"
          name="q"
          defaultValue={asked}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          help="ord_…, AG/26-27/0000001, or the buyer’s number."
        />
        <Button type="submit" variant="primary">
          Search orders
        </Button>
      </form>
      {asked !== '' && orders.length === 0 && <p>No order was found.</p>}
      {orders.map((order) => (
        <StaffOrderPanel key={order.id} order={order} />
      ))}
    </StaffPage>
  );
}

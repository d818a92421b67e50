import type { Order } from '@aangan/shared-kit/contracts/orders';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { checkoutLink } from '@aangan/shared-kit/links/account';
import { Link } from '@aangan/shared-kit/platform/router';
import { Section } from '@aangan/shared-kit/ui/layout';
import { LinedRows } from '@aangan/shared-kit/ui/lined-rows';

/** The choices that the address of the page holds: they change the price before anything is paid. */
export interface PriceChoice {
  readonly wallet: 'on' | 'off';
  readonly claimId: string | null;
}

/** Wallet and claims. Each choice is a link, so that the server says the price, with and without JavaScript. */
export function PriceChoices({ order, choice }: { readonly order: Order; readonly choice: PriceChoice }) {
  const { id, walletBalancePaise, claims } = order;
  const { wallet, claimId } = choice;
  const hasWallet = walletBalancePaise !== null && walletBalancePaise > 0;
  if (!hasWallet && claims.length === 0) return null;
  return (
    <Section gap={12} aria-labelledby="savings">
      <h2 id="savings">Wallet and claims</h2>
      <LinedRows>
        {hasWallet && (
          <li>
            <span>Wallet, {formatPaise(walletBalancePaise)}</span>
            <Link to={choiceLink(id, { claimId, wallet: wallet === 'on' ? 'off' : 'on' })} replace preventScrollReset>
              {wallet === 'on' ? 'Do not use' : 'Use'}
              <span className="visually-hidden"> the wallet</span>
            </Link>
          </li>
        )}
        {claims.map(({ id: each, title, paise }) => (
          <li key={each}>
            <span>
              {title}, {formatPaise(paise)} off
            </span>
            <Link to={choiceLink(id, { wallet, claimId: each === claimId ? null : each })} replace preventScrollReset>
              {each === claimId ? 'Do not use' : 'Use'}
              <span className="visually-hidden"> {title}</span>
            </Link>
          </li>
        ))}
      </LinedRows>
    </Section>
  );
}

/** The checkout page with a choice; it also begins to pay in another way. */
export function choiceLink(orderId: string, { wallet, claimId }: PriceChoice): string {
  const query = new URLSearchParams({ wallet, ...(claimId !== null && { claim: claimId }) });
  return `${checkoutLink(orderId)}?${query}`;
}

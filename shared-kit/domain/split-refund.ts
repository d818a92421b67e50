import { LEAST_GATEWAY_PAISE } from './order-price.ts';

interface PaidParts {
  /** What the gateway and the wallet paid, less what has gone back. */
  readonly gatewayPaise: number;
  readonly walletPaise: number;
}

export interface RefundSplit extends PaidParts {
  /** The gateway's part, where it is too small for a bank: it goes to the wallet. */
  readonly smallPaise: number;
}

/**
 * Shares a refund between the ways in which an order was paid, in proportion.
 * @param paise at most what has not gone back yet
 * @throws RangeError for more than that
 */
export function splitRefund(paise: number, left: PaidParts): RefundSplit {
  const total = left.gatewayPaise + left.walletPaise;
  if (paise < 0 || paise > total) throw new RangeError('A refund is at most what was paid.');
  const gatewayPaise =
    paise === total ? left.gatewayPaise : Math.round((paise * left.gatewayPaise) / Math.max(1, total));
  const walletPaise = paise - gatewayPaise;
  const isSmall = gatewayPaise < LEAST_GATEWAY_PAISE;
  return { gatewayPaise: isSmall ? 0 : gatewayPaise, walletPaise, smallPaise: isSmall ? gatewayPaise : 0 };
}

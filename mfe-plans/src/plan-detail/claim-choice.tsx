import type { Quotation } from '@aangan/shared-kit/contracts/plan-purchase';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { Link } from '@aangan/shared-kit/platform/router';
import { Section } from '@aangan/shared-kit/ui/layout';
import { LinedRows } from '@aangan/shared-kit/ui/lined-rows';
import { choiceLink, type PlanChoice } from '../buying/public.ts';
import { DETAIL_WORDS } from './plan-detail.words.ts';

interface ClaimChoiceProps {
  readonly quotation: Quotation;
  readonly choice: PlanChoice;
}

/** The claims that cover the plan, of which the best one is used by itself, and the wallet. Each choice is a link. */
export function ClaimChoice({ quotation, choice }: ClaimChoiceProps) {
  const { claims, claimId, walletBalancePaise } = quotation;
  const hasWallet = walletBalancePaise !== null && walletBalancePaise > 0;
  if (claims.length === 0 && !hasWallet) return null;
  const isWallet = choice.wallet === 'on';
  return (
    <Section aria-labelledby="claims">
      <h2 id="claims">{DETAIL_WORDS.claims}</h2>
      <LinedRows>
        {claims.map(({ id, title, paise, expiresAt }) => (
          <li key={id}>
            <span>
              {title}, {formatPaise(paise)} off
              <small>Until {formatDay(expiresAt)}</small>
            </span>
            <Toggle
              to={choiceLink({ ...choice, claimId: id === claimId ? 'none' : id })}
              isUsed={id === claimId}
              what={title}
            />
          </li>
        ))}
        {hasWallet && (
          <li>
            <span>{DETAIL_WORDS.wallet(walletBalancePaise)}</span>
            <Toggle
              to={choiceLink({ ...choice, wallet: isWallet ? 'off' : 'on' })}
              isUsed={isWallet}
              what="the wallet"
            />
          </li>
        )}
      </LinedRows>
    </Section>
  );
}

interface ToggleProps {
  readonly to: string;
  readonly isUsed: boolean;
  readonly what: string;
}

function Toggle({ to, isUsed, what }: ToggleProps) {
  return (
    <Link to={to} replace preventScrollReset>
      {isUsed ? 'Do not use' : 'Use'}
      <span className="visually-hidden"> {what}</span>
    </Link>
  );
}

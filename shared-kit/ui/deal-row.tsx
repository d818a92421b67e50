import { useRef } from 'react';
import type { CallAnswer } from '../contracts/all-calls.ts';
import type { RegisteredDeal } from '../contracts/registered-deals.ts';
import { usePlatform } from '../platform/platform.ts';
import { useMutation } from '../platform/use-mutation.ts';
import { Button } from './button.tsx';
import { DEAL_ROW_WORDS } from './deal-row.words.ts';
import { dealPrice, dealWords } from './deal-words.ts';
import styles from './registered-deals.module.css';

const UNLOCK = 'POST /api/v1/estimate/trans-data/{dealId}/unlock';

export type UnlockAnswer = CallAnswer<typeof UNLOCK>;

interface DealRowProps {
  readonly deal: RegisteredDeal;
  readonly kind: 'RENT' | 'SALE';
  readonly onUnlocked: (answer: UnlockAnswer) => void;
  /** Called with the problem of an unlock, and with none when the next one begins. */
  readonly onProblem: (problem: string | undefined) => void;
}

/** One deal. Its price opens on request, a few a day. Source: services-and-platform, section 6 (transaction unlocking). */
export function DealRow({ deal, kind, onUnlocked, onProblem }: DealRowProps) {
  const { alerts, signUp } = usePlatform();
  const { busy, run } = useMutation(UNLOCK, { onProblem });
  const row = useRef<HTMLLIElement>(null);
  const unlock = async (): Promise<void> => {
    onProblem(undefined);
    const unlocked = await run({ params: { dealId: deal.id } });
    if (!unlocked) return;
    const { details, allowance, loginWouldHelp } = unlocked.answer;
    // The button is removed, so the keyboard focus moves to its row.
    if (details) row.current?.focus();
    onUnlocked(unlocked.answer);
    if (details) return;
    if (!loginWouldHelp) {
      alerts.show('info', DEAL_ROW_WORDS.used(allowance.limit));
    } else if (await signUp.require('account')) await unlock();
  };
  return (
    <li ref={row} tabIndex={-1} className={styles.deal}>
      <span>{dealWords(deal)}</span>
      {deal.details ? (
        <strong>{dealPrice(deal.details, kind)}</strong>
      ) : (
        <Button size="small" busy={busy} onClick={() => void unlock()}>
          Show price
        </Button>
      )}
    </li>
  );
}

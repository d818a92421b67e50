import type { CallCaseSummary } from '@aangan/shared-kit/contracts/dialer';
import { callCaseLink } from '@aangan/shared-kit/links/dialer';
import { Link } from '@aangan/shared-kit/platform/router';
import { FactsRow, SmallText } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { DIALER_WORDS, KIND_WORDS, OUTCOME_WORDS } from './dialer.words.ts';

/** A case in a list: who, why, and when the next call is due. */
export function CaseRow({ each }: { readonly each: CallCaseSummary }) {
  const { id, name, kind, dueOn, late, own, heldBy, mine, lastOutcome } = each;
  return (
    <>
      <Link to={callCaseLink(id)}>
        {name || DIALER_WORDS.noName}, {KIND_WORDS[kind]}
      </Link>
      <FactsRow>
        {late && <StatusLabel tone="bad">{DIALER_WORDS.late}</StatusLabel>}
        {own && <StatusLabel tone="information">{DIALER_WORDS.mine}</StatusLabel>}
        {lastOutcome && <StatusLabel>{OUTCOME_WORDS[lastOutcome].label}</StatusLabel>}
        {mine && <StatusLabel tone="good">{DIALER_WORDS.youHave}</StatusLabel>}
        {heldBy !== null && !mine && <StatusLabel tone="attention">{DIALER_WORDS.otherHas(heldBy)}</StatusLabel>}
      </FactsRow>
      <SmallText>{DIALER_WORDS.due(dueOn)}</SmallText>
    </>
  );
}

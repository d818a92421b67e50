import type { RentSplit, RentSplitMember } from '@aangan/shared-kit/contracts/rent-split';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { Rows, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { AskedPress } from '../asked-press/public.ts';
import { NewLink } from './new-link.tsx';
import { SPLIT_WORDS } from './rent-split.words.ts';
import styles from './split.module.css';
import { DO } from './split-actions.ts';

/** Everybody who shares a rent, with their part of it. */
export function MemberList({ split: { tenancyId, members, isOrganiser } }: { readonly split: RentSplit }) {
  return (
    <Rows>
      {members.map((member) => (
        <li key={member.flatmateId} className={styles.row}>
          <SplitRow>
            <div className={styles.rowFacts}>
              <strong>{member.isYou ? SPLIT_WORDS.you : member.name}</strong>
              <SmallText as="span">{stateWords(member, isOrganiser)}</SmallText>
            </div>
            <strong>{formatPaise(member.paise)}</strong>
          </SplitRow>
          {isOrganiser && !member.hasJoined && <NewLink tenancyId={tenancyId} flatmateId={member.flatmateId} />}
          {isOrganiser && !member.isYou && (
            <AskedPress
              hidden={{ do: DO.remove, flatmate: member.flatmateId }}
              title={
                <>
                  {SPLIT_WORDS.remove}
                  <span className="visually-hidden"> {member.name}</span>
                </>
              }
              question={SPLIT_WORDS.removeQuestion}
              yes={SPLIT_WORDS.removeYes}
            />
          )}
        </li>
      ))}
    </Rows>
  );
}

function stateWords({ isOrganiser, hasJoined }: RentSplitMember, isForOrganiser: boolean): string {
  if (isOrganiser) return SPLIT_WORDS.organiser;
  if (hasJoined) return '';
  return isForOrganiser ? SPLIT_WORDS.notJoined : SPLIT_WORDS.notJoinedForOthers;
}

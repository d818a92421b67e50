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
              <MemberState member={member} isForOrganiser={isOrganiser} />
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

interface MemberStateProps {
  readonly member: RentSplitMember;
  readonly isForOrganiser: boolean;
}

/** Who organises it, and who has not joined. Nothing for the others. */
function MemberState({ member: { isOrganiser, hasJoined }, isForOrganiser }: MemberStateProps) {
  if (hasJoined && !isOrganiser) return null;
  const invited = isForOrganiser ? SPLIT_WORDS.notJoined : SPLIT_WORDS.notJoinedForOthers;
  return <SmallText as="span">{isOrganiser ? SPLIT_WORDS.organiser : invited}</SmallText>;
}

import type { ReferredFriend } from '@aangan/shared-kit/contracts/referrals';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { FRIEND_LOOKS, friendSentence } from './friend-words.ts';
import styles from './refer.module.css';
import { REFER_WORDS } from './refer.words.ts';

/** Friends who joined through the person's link, newest first. */
export function FriendList({ friends }: { readonly friends: readonly ReferredFriend[] }) {
  if (friends.length === 0) return <p className={styles.soft}>{REFER_WORDS.noFriends}</p>;
  return (
    <ul className={styles.friends}>
      {friends.map((friend) => {
        const { tone, label } = FRIEND_LOOKS[friend.state];
        return (
          <li key={friend.id}>
            <p className={styles.friend}>
              <strong>{friend.name}</strong>
              <StatusLabel tone={tone}>{label}</StatusLabel>
            </p>
            <p className={styles.soft}>
              Joined on {formatDay(friend.joinedAt)}. {friendSentence(friend)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

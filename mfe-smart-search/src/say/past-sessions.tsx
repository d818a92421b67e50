import { timeAgo } from '@aangan/shared-kit/domain/time-ago';
import { smartSessionLink } from '@aangan/shared-kit/links/smart-search';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { LinedRows } from '@aangan/shared-kit/ui/lined-rows';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import type { SayData } from './load-say.ts';
import { SAY_WORDS, sessionCounts } from './say.words.ts';
import type { SayDoing } from './say-action.ts';

const DELETE: SayDoing = 'delete';

/** Sessions of before. */
export function PastSessions({ history }: { readonly history: NonNullable<SayData['history']> }) {
  const { now } = usePlatform();
  if (history === 'failed') {
    return <RetryNote tone="attention">{SAY_WORDS.historyFailed}</RetryNote>;
  }
  if (history.length === 0) return null;
  return (
    <Section aria-labelledby="past-sessions">
      <h2 id="past-sessions">{SAY_WORDS.history}</h2>
      <LinedRows>
        {history.map(({ id, label, left, liked, at }) => (
          <li key={id}>
            <div>
              <Link to={smartSessionLink(id)}>{label}</Link>
              <SmallText>
                {sessionCounts(left, liked)} · {timeAgo(now - at)}
              </SmallText>
            </div>
            <ActionForm hidden={{ do: DELETE, session: id }}>
              <Button type="submit" variant="quiet" size="small" label={SAY_WORDS.deleteSession(label)}>
                {SAY_WORDS.delete}
              </Button>
            </ActionForm>
          </li>
        ))}
      </LinedRows>
    </Section>
  );
}

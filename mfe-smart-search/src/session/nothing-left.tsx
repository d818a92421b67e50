import { Link } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import type { SessionData } from './load-session.ts';
import styles from './session.module.css';
import { budgetWords, homesWords, SESSION_WORDS } from './session.words.ts';
import type { SessionDoing } from './session-action.ts';
import { sessionAddress, USUAL_VIEW } from './session-address.ts';

const APPLY: SessionDoing = 'apply';

/** Nothing is left: what to relax, nearby localities and higher budgets, each with its number of homes. */
export function NothingLeft({ session }: { readonly session: SessionData }) {
  const { id, total, nothing, lookingFor, changeTo } = session;
  const ways = [
    { title: SESSION_WORDS.relax, items: nothing?.relaxations ?? [] },
    { title: SESSION_WORDS.nearby, items: nothing?.nearby ?? [] },
  ];
  return (
    <>
      <EmptyState
        icon={searchIcon}
        title={total === 0 ? SESSION_WORDS.noneFound : SESSION_WORDS.noneLeft}
        actions={<LinkButton to={changeTo}>{SESSION_WORDS.change}</LinkButton>}
      >
        <p>{SESSION_WORDS.noneHelp}</p>
      </EmptyState>
      {ways.map(
        ({ title, items }) =>
          items.length > 0 && (
            <section key={title} aria-label={title}>
              <h2 className={styles.small}>{title}</h2>
              <ul className={styles.ways}>
                {items.map(({ label, count, slots }) => (
                  <li key={label}>
                    <ActionForm hidden={{ do: APPLY, slots, lookingFor }}>
                      <Button type="submit">
                        {label} · {homesWords(count)}
                      </Button>
                    </ActionForm>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {nothing && nothing.higher.length > 0 && (
        <section aria-label={SESSION_WORDS.higher}>
          <h2 className={styles.small}>{SESSION_WORDS.higher}</h2>
          <ul className={styles.ways}>
            {nothing.higher.map(({ budget, count }) => (
              <li key={budget}>
                <LinkButton to={sessionAddress(id, { ...USUAL_VIEW, budget })}>{budgetWords(budget, count)}</LinkButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      {nothing && nothing.nearby.length > 0 && (
        <p>
          <Link to={sessionAddress(id, { ...USUAL_VIEW, nearby: true })}>{SESSION_WORDS.nearbyShow}</Link>
        </p>
      )}
    </>
  );
}

import { ownListingLink } from '@aangan/shared-kit/links/account';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { Link } from '@aangan/shared-kit/platform/router';
import { Unscripted } from '@aangan/shared-kit/ui/layout';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { lazy, Suspense, useState } from 'react';
import { CARD_WORDS } from './card.words.ts';
import { ACTIONS_BY_STATE, type OwnHome } from './own-home.ts';
import styles from './properties.module.css';
import { MOVE_WORDS } from './properties.words.ts';
import type { Moves } from './use-moves.ts';

const CardPrice = lazy(async () => ({ default: (await import('./card-price.tsx')).CardPrice }));

/** What an owner needs less often, behind “More”: price, pause, hours, photos, figures. Its links need no JavaScript. */
export function CardMore({ home, moves }: { readonly home: OwnHome; readonly moves: Moves }) {
  const { id, category, line, state, visitsToCome } = home;
  const [opened, setOpened] = useState(false);
  const step = (pageName: 'price' | 'visits' | 'photos' | 'property') => manageLink({ id, category, pageName });
  return (
    <details className={styles.more} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        More<span className="visually-hidden"> for {line.title}</span>
      </summary>
      <div className={styles.within}>
        {opened && category !== 'PG' && (
          <Suspense>
            <CardPrice home={home} />
          </Suspense>
        )}
        <ul className={styles.steps}>
          {category === 'PG' ? (
            <li>
              <Link to={step('property')}>Change the beds</Link>
            </li>
          ) : (
            <Unscripted as="li">
              <Link to={step('price')}>{CARD_WORDS.form}</Link>
            </Unscripted>
          )}
          <li>
            <Link to={step('visits')}>{CARD_WORDS.hours(visitsToCome)}</Link>
          </li>
          <li>
            <Link to={step('photos')}>Add photos</Link>
          </li>
          <li>
            <Link to={step('property')}>Edit the listing</Link>
          </li>
          <li>
            <Link to={`${ownListingLink(id)}#figures`}>Statistics</Link>
          </li>
          <li>
            <Link to={ownListingLink(id)}>{CARD_WORDS.everything}</Link>
          </li>
        </ul>
        {ACTIONS_BY_STATE[state].includes('pause') && (
          <ScriptedButton busy={moves.sending === 'pause'} onClick={() => void moves.run({ kind: 'pause' })}>
            {MOVE_WORDS.pause.button}
          </ScriptedButton>
        )}
      </div>
    </details>
  );
}

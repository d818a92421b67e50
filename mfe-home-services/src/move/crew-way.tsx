import { indianTime } from '@aangan/shared-kit/domain/time-ago';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Section } from '@aangan/shared-kit/ui/layout';
import { Locator } from '@aangan/shared-kit/ui/locator';
import type { MoveData } from './load-move.ts';
import styles from './move.module.css';
import { MOVE_WORDS as WORDS } from './move.words.ts';

/** The crew's last position on a sketch, and in words for people who do not see it. */
export function CrewWay({ way }: { readonly way: MoveData['way'] }) {
  return (
    <Section aria-labelledby="crew-way">
      <h2 id="crew-way">{WORDS.way}</h2>
      {way ? (
        <>
          <p role="status">{WORDS.seenAt(indianTime(way.at))}</p>
          {way.isStale && <AlertNote tone="attention">{WORDS.stale}</AlertNote>}
          {way.drawing && <Locator locality={WORDS.crew} what="the crew" drawing={way.drawing} />}
          <h3 className={styles.small}>{WORDS.places}</h3>
          <ul className={styles.places}>
            {way.near.map(({ name, distance }) => (
              <li key={name}>
                {name}: {distance}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p role="status">{WORDS.wayNone}</p>
      )}
    </Section>
  );
}

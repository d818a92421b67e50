import type { Job } from '@aangan/shared-kit/contracts/staff-bookings';
import { directionsLink } from '@aangan/shared-kit/links/directions';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { VisuallyHidden } from '@aangan/shared-kit/ui/visually-hidden';
import { addressWords } from '../place-words/public.ts';
import styles from './jobs.module.css';
import { JOB_WORDS } from './jobs.words.ts';

type MoveEnd = NonNullable<Job['move']>['from'];

/** Where the work is: an address, or both ends of a move. Nothing once the work is done. */
export function JobPlaces({ job: { address, move } }: { readonly job: Job }) {
  if (!address && !move) return null;
  return (
    <Section aria-labelledby="where">
      <h2 id="where">{JOB_WORDS.where}</h2>
      {move ? (
        <>
          <End title={JOB_WORDS.from} end={move.from} />
          <End title={JOB_WORDS.to} end={move.to} />
        </>
      ) : (
        address && (
          <div className={styles.place}>
            <p>{addressWords(address)}</p>
            {address.houseDetails !== '' && <SmallText>{address.houseDetails}</SmallText>}
            <Directions to={directionsLink(address, addressWords(address))} />
          </div>
        )
      )}
    </Section>
  );
}

function End({ title, end }: { readonly title: string; readonly end: MoveEnd }) {
  const { address, locality, city, pin, floor, hasLift, point } = end;
  const words = [address, locality, `${city} ${pin}`].filter((part) => part !== '').join(', ');
  return (
    <div className={styles.place}>
      <h3>{title}</h3>
      <p>{words}</p>
      <SmallText>
        Floor {floor}, {hasLift ? JOB_WORDS.lift : JOB_WORDS.noLift}
      </SmallText>
      <Directions to={directionsLink(point ?? { latitude: null, longitude: null }, words)} title={title} />
    </div>
  );
}

function Directions({ to, title }: { readonly to: string; readonly title?: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {JOB_WORDS.directions}
      {title && <VisuallyHidden>: {title}</VisuallyHidden>}
    </a>
  );
}

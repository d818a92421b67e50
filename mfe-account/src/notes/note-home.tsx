import { Link } from '@aangan/shared-kit/platform/router';
import { SoftText } from '@aangan/shared-kit/ui/layout';
import { Picture } from '@aangan/shared-kit/ui/picture';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import type { NoteHome } from './note.ts';
import { NOTE_WORDS } from './note.words.ts';
import styles from './note-home.module.css';

interface NoteHomeViewProps {
  /** Undefined once the listing is gone. */
  readonly home: NoteHome | undefined;
  readonly heading: 'h1' | 'h2';
}

/** The home that a note is about: picture, name, price and place. */
export function NoteHomeView({ home, heading: Heading }: NoteHomeViewProps) {
  if (!home) {
    return (
      <div className={styles.home}>
        <Heading className={styles.title}>{NOTE_WORDS.homeGoneTitle}</Heading>
      </div>
    );
  }
  return (
    <div className={styles.home}>
      {home.photo && (
        <div className={styles.picture}>
          <Picture photo={home.photo} sizes="96px" widths={[320]} />
        </div>
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={home.url}>{home.title}</Link>
        </Heading>
        <SoftText>
          {home.price} · {home.locality}
        </SoftText>
        {home.status && <StatusLabel tone="attention">{home.status}</StatusLabel>}
      </div>
    </div>
  );
}

import { Link } from '@aangan/shared-kit/platform/router';
import { type MouseEvent, useId } from 'react';
import styles from './search-ideas.module.css';

interface IdeaLinksProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
  /** Its links are loading: the row reserves its space. */
  readonly waiting?: boolean;
  readonly onGo: (to: string) => void;
}

/** A row of links to results, under its name. */
export function IdeaLinks({ label, links, waiting = false, onGo }: IdeaLinksProps) {
  const id = useId();
  if (links.length === 0 && !waiting) return null;
  const go = (event: MouseEvent, to: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo(to);
  };
  return (
    <nav aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {label}
      </h3>
      <ul className={styles.links} aria-busy={waiting || undefined}>
        {links.map(({ label: words, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link} onClick={(event) => go(event, to)}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

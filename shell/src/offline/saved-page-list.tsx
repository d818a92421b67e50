import { useId } from 'react';
import styles from './offline.module.css';
import type { SavedPage } from './saved-pages.ts';

/** Saved pages; empty where there are none. Plain links: each is a document of its own. */
export function SavedPageList({ title, pages }: { title: string; pages: readonly SavedPage[] }) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.pages}>
        {pages.map(({ path, title: name, picture }) => (
          <li key={path}>
            <a className={styles.link} href={path}>
              {picture ? (
                <img className={styles.picture} src={picture} alt="" width={96} height={72} />
              ) : (
                <span className={styles.picture} />
              )}
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

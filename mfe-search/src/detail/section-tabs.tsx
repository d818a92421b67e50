import { Link } from '@aangan/shared-kit/platform/router';
import { useEffect, useState } from 'react';
import styles from './section-tabs.module.css';

export interface PageSection {
  /** Id of its element. */
  readonly id: string;
  readonly label: string;
}

/** Links to the sections of the page, the one being read marked; plain anchors without JavaScript. */
export function SectionTabs({ sections }: { readonly sections: readonly PageSection[] }) {
  const current = useSectionInView(sections);
  return (
    <nav aria-label="On this page" className={styles.tabs}>
      <ul className={styles.list}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <Link to={`#${id}`} replace className={styles.tab} aria-current={id === current ? 'location' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Id of the section that crosses the upper part of the screen. */
function useSectionInView(sections: readonly PageSection[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      // A thin line a quarter down the screen: one section crosses it at a time.
      { rootMargin: '-25% 0px -74% 0px' },
    );
    for (const id of ids.split(' ')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);

  return current;
}

import { useEffect, useRef, useState } from 'react';
import { Link } from '../platform/router.ts';
import styles from './section-tabs.module.css';

export interface PageSection {
  /** Id of the section’s element. */
  readonly id: string;
  readonly label: string;
}

/** Links to the sections of the page with the current one marked; plain anchors without JavaScript. */
export function SectionTabs({ sections }: { readonly sections: readonly PageSection[] }) {
  const current = useSectionInView(sections);
  const position = sections.findIndex(({ id }) => id === current);
  const list = useRef<HTMLUListElement>(null);
  // On phones not all tabs fit, so the current one is scrolled to the middle.
  useEffect(() => {
    const row = list.current;
    const tab = row?.children[position];
    if (row && tab instanceof HTMLElement) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [position]);
  return (
    <nav aria-label="On this page" className={styles.tabs}>
      <ul className={styles.list} ref={list}>
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

/** A section becomes current when its top has passed this share of the screen. */
const READING_LINE = 0.25;

/** Id of the current section: the lowest whose top has passed the line, or the first. Tabs may have another order. */
function useSectionInView(sections: readonly PageSection[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const line = innerHeight * READING_LINE;
      const tops = elements.map((element) => ({ id: element.id, top: element.getBoundingClientRect().top }));
      const passed = tops.filter(({ top }) => top <= line).sort((one, other) => one.top - other.top);
      setCurrent((passed.at(-1) ?? tops[0])?.id);
    };
    // The observer only reports that a section crossed the line.
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px -${100 - READING_LINE * 100}% 0px` });
    for (const element of elements) observer.observe(element);
    // A jump to the top or the end may cross the line of no section.
    addEventListener('scrollend', look);
    return () => {
      observer.disconnect();
      removeEventListener('scrollend', look);
    };
  }, [ids]);

  return current;
}

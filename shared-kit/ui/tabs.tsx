import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Link } from '../platform/router.ts';
import styles from './tabs.module.css';

interface LinkTabsProps {
  /** What the tabs choose between: "Kind of listing". */
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly to: string; readonly current: boolean }[];
}

/** Links that look like tabs: each leads to an address of its own, without JavaScript too. */
export function LinkTabs({ label, items }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.to}>
            <Link to={item.to} className={styles.tab} aria-current={item.current ? 'page' : undefined}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Id of the initial tab; the first one by default. */
  readonly first?: string;
  readonly onChange?: (id: string) => void;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Panels of one page, one shown at a time; arrow keys, Home and End move between the tabs. */
export function Tabs({ label, tabs, first, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(first ?? tabs[0]?.id);

  const choose = (tab: Tab) => {
    setChosen(tab.id);
    onChange?.(tab.id);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const index = step(
      tabs.findIndex((tab) => tab.id === chosen),
      tabs.length,
    );
    const tab = tabs[index];
    if (tab) choose(tab);
    const button = list.current?.children[index];
    if (button instanceof HTMLElement) button.focus();
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list} ref={list} onKeyDown={moveByKey} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel-${tab.id}`}
            tabIndex={tab.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={tab.id !== chosen}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

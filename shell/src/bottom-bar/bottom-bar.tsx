import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './bottom-bar.module.css';

interface BottomBarProps {
  /** For callers that move the focus to the bar. */
  readonly ref?: RefObject<HTMLElement | null>;
  /** The bar's name for assistive technology. */
  readonly label: string;
  readonly words: ReactNode;
  readonly buttons: ReactNode;
}

/** Text and buttons at the bottom edge: the page's own bars move up by its height. */
export function BottomBar({ ref, label, words, buttons }: BottomBarProps) {
  const own = useRef<HTMLElement>(null);
  const bar = ref ?? own;
  useBottomInset(bar);
  return (
    <section ref={bar} tabIndex={ref ? -1 : undefined} className={styles.bar} aria-label={label}>
      <div className={styles.words}>{words}</div>
      <div className={styles.buttons}>{buttons}</div>
    </section>
  );
}

/** A place for a bar, after the page and beside its tree. */
export function addBarPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  document.body.append(place);
  return place;
}

/** Sets the bottom inset for the bar, above other elements at the bottom edge. */
function useBottomInset(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const setBottomInset = () => {
      const height = `${bar.current?.offsetHeight ?? 0}px`;
      style.setProperty('--notice-inset', height);
      style.scrollPaddingBlockEnd = height;
    };
    setBottomInset();
    addEventListener('resize', setBottomInset);
    return () => {
      removeEventListener('resize', setBottomInset);
      style.removeProperty('--notice-inset');
      style.scrollPaddingBlockEnd = '';
    };
  }, [bar]);
}

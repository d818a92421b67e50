import { type Refusal, usePageAction } from './page.ts';

/**
 * Why the form with these hidden fields was refused; undefined if another one of the page was, or none.
 * @param hidden what tells apart the forms of the page
 */
export function useOwnRefusal(hidden: Readonly<Record<string, string>>): Refusal | undefined {
  const { refusal } = usePageAction();
  return refusal && Object.entries(hidden).every(([name, value]) => refusal.values[name] === value)
    ? refusal
    : undefined;
}

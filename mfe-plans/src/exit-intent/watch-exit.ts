/** A touch screen has no mouse to watch. After an interaction, this much idle time counts as leaving. */
const IDLE_MS = 45_000;

const DOINGS = ['touchstart', 'scroll', 'keydown'] as const;

/**
 * Calls back when a visitor is about to leave: the mouse leaves at the top, or a touch screen stays idle.
 * It never blocks leaving: the address does not change, and Back and closing the tab work as usual.
 * @returns a function that stops watching
 */
export function watchExit(leaves: () => void): () => void {
  const out = ({ relatedTarget, clientY }: MouseEvent) => {
    if (relatedTarget === null && clientY <= 0) leaves();
  };
  let idle: ReturnType<typeof setTimeout> | undefined;
  const doing = () => {
    clearTimeout(idle);
    idle = setTimeout(leaves, IDLE_MS);
  };
  const touch = matchMedia('(hover: none)').matches;
  if (touch) for (const type of DOINGS) addEventListener(type, doing, { passive: true });
  else document.addEventListener('mouseout', out);
  return () => {
    clearTimeout(idle);
    document.removeEventListener('mouseout', out);
    for (const type of DOINGS) removeEventListener(type, doing);
  };
}

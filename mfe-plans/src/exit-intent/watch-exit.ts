/** On a touch screen nobody sees where a finger goes: who has done something and then nothing for so long may be done. */
const IDLE_MS = 45_000;

const DOINGS = ['touchstart', 'scroll', 'keydown'] as const;

/**
 * Watches for somebody about to leave: a mouse that goes out at the top, or a touch screen that is left alone. It holds
 * nobody: no address changes, and Back and closing the tab go on as ever.
 * @returns what stops it
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

import { createRoot } from 'react-dom/client';
import { addBarPlace } from '../bottom-bar/bottom-bar.tsx';
import { JacketBar } from './jacket-bar.tsx';
import { jacketDesk } from './jacket-desk.ts';
import type { JacketDeps } from './jacket-parts.ts';

export interface ShownJacket {
  /** Removes it from the screen. */
  hide(): void;
}

interface ShowDeps extends JacketDeps {
  readonly business: string;
  /** Whether the current page may show one. */
  readonly welcome: () => boolean;
}

/** Requests a suggestion, and shows it beside the page's tree with the next click or key when nothing is in the way. */
export async function showJacket(deps: ShowDeps): Promise<ShownJacket> {
  const desk = jacketDesk(deps);
  const jacket = await desk.ask(deps.business);
  if (!jacket) return { hide: () => undefined };

  async function show(): Promise<void> {
    if (!jacket || !deps.welcome() || isBusy(document)) return;
    stop();
    // Counted before it is seen: of two tabs, only one may show it.
    if (!(await desk.note(jacket.id, 'shown')) || !deps.welcome()) return;
    const place = addBarPlace();
    const root = createRoot(place);
    hide = () => {
      hide = () => undefined;
      root.unmount();
      place.remove();
    };
    root.render(<JacketBar jacket={jacket} desk={desk} open={deps.sheets.open} onClose={() => hide()} />);
  }

  const stop = onInput(document, () => void show().catch(deps.report));
  let hide = stop;
  return { hide: () => hide() };
}

const INPUTS = ['click', 'keydown'] as const;

/** Calls back with each click and key. @returns a function that stops it */
function onInput(target: Document, callback: () => void): () => void {
  const options = { capture: true, passive: true };
  for (const input of INPUTS) target.addEventListener(input, callback, options);
  return () => {
    for (const input of INPUTS) target.removeEventListener(input, callback, options);
  };
}

/** The visitor is typing, has a dialog open, or has not chosen about cookies yet. */
function isBusy({ activeElement, body }: Document): boolean {
  const writes = activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return writes || body.querySelector('dialog[open], [role="dialog"], [aria-label="Privacy choices"]') !== null;
}

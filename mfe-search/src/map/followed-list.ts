import type { MapController } from './map-controller.ts';

/** ms after which scrolling of the row of cards counts as ended. */
const REST = 120;

/** Highlights the pin of the card under the pointer, or on phones of the card in the middle of the row. */
export function followList(map: MapController, signal: AbortSignal): void {
  const pointed = ({ target }: Event) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-listing]') : null;
    map.highlight(card?.dataset.listing);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, pointed, { signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scrolled = ({ target }: Event) => {
    if (!(target instanceof HTMLUListElement) || !target.querySelector('[data-listing]')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const card = middleCard(target);
      if (card && !signal.aborted) map.lookAt(card);
    }, REST);
  };
  document.addEventListener('scroll', scrolled, { signal, capture: true, passive: true });
}

/** Id of the listing whose card is nearest to the middle of the row. */
function middleCard(row: HTMLElement): string | undefined {
  const middleOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const middle = middleOf(row);
  const off = (element: Element) => Math.abs(middleOf(element) - middle);
  const [nearest] = [...row.querySelectorAll<HTMLElement>('[data-listing]')].sort((a, b) => off(a) - off(b));
  return nearest?.dataset.listing;
}

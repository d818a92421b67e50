import type { MapController } from './map-controller.ts';

/** ms after which a row of cards has come to rest. */
const REST = 120;

/** The map follows the list: a card that is pointed at, or that comes to the middle of the row on phones, shows its pin. */
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

import './leaflet.css';
import { divIcon, type Marker, marker } from 'leaflet';
import { formatShortRupees, groupDigits } from '../domain/money.ts';
import type { Mark } from './pin-clusters.ts';
import styles from './pin-map.module.css';

/** What the visitor has already done with what a pin stands for. */
export interface KnownPin {
  readonly seen: boolean;
  readonly shortlisted: boolean;
}

interface PinLook extends KnownPin {
  /** What the pins are: `homes`. */
  readonly noun: string;
}

/** A button on the map with the price, or the number of pins in a cluster; focusable like any button. */
export function pinMarker(mark: Mark, { seen, shortlisted, noun }: PinLook, onPress: () => void): Marker {
  const button = document.createElement('button');
  button.type = 'button';
  const look = ['pin' in mark ? styles.pin : styles.cluster, seen && styles.visited, shortlisted && styles.shortlisted];
  button.className = look.filter(Boolean).join(' ');
  if ('pin' in mark) {
    const price = formatShortRupees(mark.pin.price);
    // A symbol besides the colour, for people who do not see the difference.
    button.textContent = `${shortlisted ? '♥ ' : seen ? '✓ ' : ''}${price}`;
    const words = [price, mark.pin.title, shortlisted && 'shortlisted', seen && 'seen'].filter(Boolean);
    button.setAttribute('aria-label', words.join(', '));
    button.dataset.pin = mark.pin.id;
  } else {
    button.textContent = groupDigits(mark.count);
    button.setAttribute('aria-label', `${mark.count} ${noun}, zoom in`);
  }
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onPress();
  });
  const icon = divIcon({ html: button, className: styles.marker ?? '', iconSize: [0, 0] });
  // The button inside takes the focus, so the marker itself must not.
  return marker([mark.latitude, mark.longitude], { icon, keyboard: false });
}

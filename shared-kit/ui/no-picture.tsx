import type { PlaceholderKey } from '../domain/placeholder.ts';
import styles from './no-picture.module.css';

interface NoPictureProps {
  readonly kind: PlaceholderKey | undefined;
}

/** Number of lit windows in the drawing: one for each room. */
const ROOMS = { RK1: 1, BHK1: 1, BHK2: 2, BHK3: 3, BHK4: 4, BHK4PLUS: 5, commercial: 0 } as const satisfies Record<
  PlaceholderKey,
  number
>;

/**
 * Stands in for a listing without photos, in the same box: a house with as many windows as rooms, a shop front,
 * or for what has no placeholder of its own a pegged-out plot.
 * Source: product-and-plans, section 3 (no-image placeholder).
 */
export function NoPicture({ kind }: NoPictureProps) {
  return (
    <span className={styles.box}>
      <svg viewBox="0 0 160 120" aria-hidden="true" className={styles.drawing}>
        <path className={styles.ground} d="M0 98h160v22H0z" />
        <Drawing kind={kind} />
      </svg>
      <span className={styles.words}>No photos yet</span>
    </span>
  );
}

function Drawing({ kind }: NoPictureProps) {
  if (kind === undefined) return <Plot />;
  return kind === 'commercial' ? <ShopFront /> : <House rooms={ROOMS[kind]} />;
}

function Plot() {
  return (
    <>
      <path className={styles.wall} d="M80 56 136 78 80 104 24 78z" />
      <path d="M80 44v12M136 66v12M80 92v12M24 66v12M24 70 80 48 136 70 80 96z" fill="none" />
    </>
  );
}

function House({ rooms }: { readonly rooms: number }) {
  const width = 32 + rooms * 18;
  const left = 80 - width / 2;
  return (
    <>
      <path className={styles.wall} d={`M${left} 54h${width}v44h-${width}z`} />
      <path className={styles.roof} d={`M${left - 8} 54 80 28l${width / 2 + 8} 26z`} />
      <path className={styles.door} d={`M${left + 8} 72h12v26h-12z`} />
      {Array.from({ length: rooms }, (_, room) => left + 26 + room * 18).map((x) => (
        <path key={x} className={styles.window} d={`M${x} 66h12v14h-12zM${x + 6} 66v14M${x} 73h12`} />
      ))}
    </>
  );
}

function ShopFront() {
  return (
    <>
      <path className={styles.wall} d="M40 34h80v64H40z" />
      <path className={styles.roof} d="M36 50h88l-6-16H42z" />
      <path className={styles.window} d="M48 60h38v26H48zM67 60v26" />
      <path className={styles.door} d="M94 60h18v38H94z" />
    </>
  );
}

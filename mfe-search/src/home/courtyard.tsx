import styles from './courtyard.module.css';

/** Half-round tiles along the eaves, one every 16 units. */
const TILES = Array.from({ length: 30 }, () => 'a8 8 0 0 0 16 0').join('');

/** Our picture of the product: three arches of a courtyard wall, with a door, a tree and a cot behind them. Decoration. */
export function Courtyard() {
  return (
    <svg viewBox="0 0 480 240" aria-hidden="true" className={styles.courtyard}>
      <path className={styles.wall} d="M0 34h480v206H0z" />
      <path className={styles.roof} d={`M0 14h480v12H0zM0 26${TILES}z`} />
      <path className={styles.shade} d="M0 52h480v5H0z" />

      <path className={styles.room} d="M40 240V132a56 56 0 0 1 112 0v108z" />
      <path className={styles.door} d="M62 240V144a34 34 0 0 1 68 0v96z" />
      <path
        className={styles.doorLine}
        d="M96 112v128M72 150h14v30H72zM106 150h14v30h-14zM72 194h14v30H72zM106 194h14v30h-14z"
      />

      <path className={styles.sky} d="M176 240V128a64 64 0 0 1 128 0v112z" />
      <circle className={styles.sun} cx="272" cy="116" r="17" />
      <path className={styles.trunk} d="M236 224c2-26 2-40-1-62l10-1c-1 26 0 40 3 63z" />
      <path
        className={styles.leaf}
        d="M240 88a26 26 0 0 1 24 18 24 24 0 0 1 6 46 26 26 0 0 1-44 14 26 26 0 0 1-32-34 24 24 0 0 1 21-28 26 26 0 0 1 25-16z"
      />
      <path className={styles.planter} d="M214 210h54l-5 30h-44zM208 202h66v9h-66z" />

      <path className={styles.room} d="M328 240V132a56 56 0 0 1 112 0v108z" />
      <path
        className={styles.lattice}
        d="M352 128l20-20M352 152l44-44M356 172l60-60M376 172l40-40M400 172l16-16M416 128l-20-20M416 152l-44-44M412 172l-60-60M392 172l-40-40M368 172l-16-16M352 108h64v64h-64z"
      />
      <path className={styles.cot} d="M338 208h92v8h-92zM344 196h8v44h-8zM416 196h8v44h-8z" />
      <path className={styles.cushion} d="M354 198h30a5 5 0 0 1 5 5v5h-40v-5a5 5 0 0 1 5-5z" />

      <path className={styles.floor} d="M0 232h480v8H0z" />
    </svg>
  );
}

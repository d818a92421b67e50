import styles from './courtyard.module.css';

/** Half-round tiles along the eaves, one every 16 units. */
const TILES = Array.from({ length: 30 }, () => 'a8 8 0 0 0 16 0').join('');

/** A decorative picture: three arches of a courtyard wall, with a door, a tree and a cot behind them. */
export function Courtyard() {
  return (
    <svg viewBox="0 0 480 240" aria-hidden="true" className={styles.courtyard}>
      <path className={styles.wall} d="M12 34h456v206H12z" />
      <path className={styles.roof} d={`M0 12h480v14H0zM0 26${TILES}z`} />
      <path className={styles.beam} d="M12 54h456v4H12z" />

      <path className={styles.room} d="M44 240V132a52 52 0 0 1 104 0v108" />
      <path className={styles.door} d="M62 240V146a34 34 0 0 1 68 0v94z" />
      <path
        className={styles.doorLines}
        d="M96 112v128M72 152h14v30H72zM106 152h14v30h-14zM72 194h14v30H72zM106 194h14v30h-14z"
      />

      <path className={styles.sky} d="M176 240V134a64 64 0 0 1 128 0v106" />
      <circle className={styles.sun} cx="274" cy="118" r="16" />
      <path className={styles.trunk} d="M237 216c3-24 3-36 0-54h9c-2 20-1 34 3 54z" />
      <path
        className={styles.leaf}
        d="M240 92a25 25 0 0 1 23 17 23 23 0 0 1 6 44 25 25 0 0 1-42 13 25 25 0 0 1-31-32 23 23 0 0 1 20-27 25 25 0 0 1 24-15z"
      />
      <path className={styles.roof} d="M207 206h66v9h-66zM213 215h54l-5 25h-44z" />

      <path className={styles.room} d="M332 240V132a52 52 0 0 1 104 0v108" />
      <path
        className={styles.lattice}
        d="M354 112h60v60h-60zM354 132l20-20M354 152l40-40M354 172l60-60M374 172l40-40M394 172l20-20M374 112l40 40M394 112l20 20M354 112l60 60M354 132l40 40M354 152l20 20"
      />
      <path className={styles.trunk} d="M342 208h84v7h-84zM346 198h7v42h-7zM415 198h7v42h-7z" />
      <path className={styles.cushion} d="M356 199h28a5 5 0 0 1 5 5v4h-38v-4a5 5 0 0 1 5-5z" />
    </svg>
  );
}

import { holdsNumber } from '@aangan/shared-kit/domain/holds-number';
import {
  HASH_COLUMNS,
  HASH_ROWS,
  hashDistance,
  hashOfMiniature,
  SAME_LOOK_BITS,
} from '@aangan/shared-kit/domain/photo-hash';
import { type GreyPicture, miniatureOf } from './grey-picture.ts';
import { brightness, drawnShares, shareBrighterThan, sharpness } from './photo-measures.ts';

/** What can be doubtful about a photo. None of them keeps it from being uploaded. */
export type PhotoFinding = 'small' | 'dark' | 'blurred' | 'drawn' | 'copy' | 'face' | 'phone' | 'plate';

/** What a device knows of a photo before it is sent. */
export interface PhotoFacts {
  /** Pixels of the photo itself. */
  readonly width: number;
  readonly height: number;
  /** Its name on the device. */
  readonly name: string;
  /** A copy whose longer side has {@link GREY_SIDE} pixels. */
  readonly grey: GreyPicture;
  /** Faces that the browser found; undefined where it cannot look for them. */
  readonly faces: number | undefined;
  /** Texts that the browser read; undefined where it cannot read. */
  readonly texts: readonly string[] | undefined;
}

/** Longer side of the copy that is measured, in pixels. */
export const GREY_SIDE = 320;

/** Pixels of the longer side below which a photo is unclear on a desktop. */
const SMALL_SIDE = 800;
/** Mean grey level below which a photo is dark, unless a lamp lights a part of it. */
const DARK = 45;
const LIT = 110;
const LIT_SHARE = 0.08;
/** Variance of the Laplacian below which a photo is blurred. */
const BLURRED = 12;
/** Shares of equal neighbours and hard edges from which a picture is drawn or written. */
const FLAT_SHARE = 0.7;
const HARD_SHARE = 0.02;

/** Registration plates of Indian vehicles: `KA 05 MH 1234`, `22 BH 4321 AB`. */
const PLATE = /\b(?:[A-Z]{2}[ .-]?\d{1,2}[ .-]?[A-Z]{1,3}[ .-]?\d{4}|\d{2}[ .-]?BH[ .-]?\d{4}[ .-]?[A-Z]{1,2})\b/i;

/** How a photo looks, to find copies of it. */
export function photoLook(grey: GreyPicture): string {
  return hashOfMiniature(miniatureOf(grey, HASH_COLUMNS, HASH_ROWS));
}

/** What is doubtful about a photo, the most private first. @param others looks of the photos that are there already */
export function photoFindings(facts: PhotoFacts, others: readonly string[]): PhotoFinding[] {
  const { width, height, name, grey, faces = 0, texts = [] } = facts;
  const look = photoLook(grey);
  const found: Readonly<Record<PhotoFinding, boolean>> = {
    phone: texts.some(holdsNumber),
    plate: texts.some((text) => PLATE.test(text)),
    face: faces > 0,
    copy: others.some((other) => hashDistance(other, look) <= SAME_LOOK_BITS),
    drawn: /screen.?shot/i.test(name) || isDrawn(grey),
    dark: brightness(grey) < DARK && shareBrighterThan(grey, LIT) < LIT_SHARE,
    blurred: sharpness(grey) < BLURRED,
    small: Math.max(width, height) < SMALL_SIDE,
  };
  const all = (Object.keys(found) as PhotoFinding[]).filter((finding) => found[finding]);
  // Nothing in the dark is sharp.
  return all.includes('dark') ? all.filter((finding) => finding !== 'blurred') : all;
}

function isDrawn(grey: GreyPicture): boolean {
  const { flat, hard } = drawnShares(grey);
  return flat >= FLAT_SHARE && hard >= HARD_SHARE;
}

import { inspectPhoto } from './inspect-photo.ts';
import { type PhotoFinding, photoFindings, photoLook } from './photo-findings.ts';
import { type ShapeDetectors, shapeDetectors } from './shape-detectors.ts';

export interface PhotoChecker {
  /** @returns what is doubtful; nothing for a picture that the browser cannot show */
  check(file: File): Promise<readonly PhotoFinding[]>;
}

/** Checks the photos of one visit, one after the other, and remembers how they look. */
export function openPhotoChecker(detectors: ShapeDetectors = shapeDetectors()): PhotoChecker {
  const looks: string[] = [];
  return {
    async check(file) {
      const facts = await inspectPhoto(file, detectors);
      if (!facts) return [];
      const findings = photoFindings(facts, looks);
      looks.push(photoLook(facts.grey));
      return findings;
    },
  };
}

import { inspectPhoto } from './inspect-photo.ts';
import { type PhotoFacts, type PhotoFinding, photoFindings, photoLook } from './photo-findings.ts';
import { type ShapeDetectors, shapeDetectors } from './shape-detectors.ts';

/** ms after which a photo is sent without its check. */
const LONGEST_MS = 5000;

export interface PhotoChecker {
  /** @returns what is doubtful; nothing for a picture that the browser cannot show */
  check(file: File): Promise<readonly PhotoFinding[]>;
}

/** Checks the photos of one visit, one after the other, and remembers how they look. */
export function openPhotoChecker(detectors: ShapeDetectors = shapeDetectors()): PhotoChecker {
  const looks: string[] = [];
  return {
    async check(file) {
      const facts = await inTime(inspectPhoto(file, detectors));
      if (!facts) return [];
      const findings = photoFindings(facts, looks);
      looks.push(photoLook(facts.grey));
      return findings;
    },
  };
}

/** What was found, or undefined once the time is over. */
function inTime(facts: Promise<PhotoFacts | undefined>): Promise<PhotoFacts | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), LONGEST_MS);
    void facts.then((found) => {
      clearTimeout(timer);
      resolve(found);
    });
  });
}

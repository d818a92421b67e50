import type { ProjectKind } from '@aangan/shared-kit/domain/projects/project-options';
import type { projectImage } from '../../../src/builders/projects/public.ts';
import type { Random } from '../../../src/foundation/random/public.ts';
import { type Picture, picturesOf } from '../../pictures/pictures.ts';

type ImageRow = typeof projectImage.$inferInsert;

/** The scene of each kind of project from outside. */
const OUTSIDE = { APARTMENTS: 'facade', VILLAS: 'villa', PLOTS: 'plot' } as const satisfies Record<ProjectKind, string>;
const TITLES: Readonly<Record<ProjectKind, readonly string[]>> = {
  APARTMENTS: ['Front', 'Tower'],
  VILLAS: ['Front', 'Tower'],
  PLOTS: ['Land', 'Plots'],
};

/** Scenes inside of a home, with their titles. */
const INSIDE = [
  ['living', 'Living room'],
  ['bedroom', 'Bedroom'],
  ['kitchen', 'Kitchen'],
  ['bathroom', 'Bathroom'],
  ['balcony', 'Balcony'],
] as const;

/** Generated scenes of a project, the building first, and the QR code of its registration. */
export function projectImages(
  projectId: string,
  { kind, reraNumber }: { kind: ProjectKind; reraNumber: string | null },
  random: Random,
): ImageRow[] {
  const outside = picturesOf(OUTSIDE[kind]);
  const first = random.whole(0, outside.length - 1);
  const scenes: Omit<ImageRow, 'projectId' | 'position'>[] = [
    ...[0, 1].flatMap((next) => {
      const picture = outside[(first + next) % outside.length];
      return picture ? [imageOf(picture, 'OUTSIDE', TITLES[kind][next] ?? 'Front')] : [];
    }),
    ...(kind === 'PLOTS' ? [] : INSIDE).map(([scene, title]) =>
      imageOf(random.pick(picturesOf(scene)), 'INSIDE', title),
    ),
    ...(reraNumber === null ? [] : [qrCode(reraNumber)]),
  ];
  return scenes.map((scene, at) => ({ projectId, position: at + 1, ...scene }));
}

function imageOf({ id, alt, colour }: Picture, tag: 'OUTSIDE' | 'INSIDE', title: string) {
  return { tag, picture: id, alt, title, colour, content: null };
}

function qrCode(reraNumber: string) {
  return {
    tag: 'RERA_QR' as const,
    picture: null,
    alt: `QR code of RERA number ${reraNumber}. Illustration`,
    title: 'RERA QR code',
    colour: '#ffffff',
    content: `RERA ${reraNumber} (illustration: an invented project)`,
  };
}

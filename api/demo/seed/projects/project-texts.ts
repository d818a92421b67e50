import { groupDigits } from '@aangan/shared-kit/domain/money';
import type { UnitType } from '@aangan/shared-kit/domain/posting/unit-type';
import {
  PROJECT_AMENITY_LABELS,
  type ProjectAmenity,
  type ProjectStage,
} from '@aangan/shared-kit/domain/projects/project-options';
import { monthText, unitsText } from '@aangan/shared-kit/domain/projects/project-words';

interface DescribedProject {
  readonly name: string;
  readonly builder: string;
  readonly locality: string;
  readonly cityName: string;
  readonly units: readonly UnitType[];
  readonly totalUnits: number;
  readonly towers: number;
  readonly floors: number;
  readonly landAcres: number;
  readonly openArea: number;
  readonly stage: ProjectStage;
  readonly launchedOn: string;
  readonly possessionOn: string;
  readonly amenities: readonly ProjectAmenity[];
}

/** What a project says about itself: made of its facts alone, and says that it is invented. */
export function projectAbout(project: DescribedProject): string[] {
  const { name, builder, locality, cityName, units, totalUnits, towers, floors, landAcres } = project;
  const stage =
    project.stage === 'READY'
      ? `It was handed over in ${monthText(project.possessionOn)}.`
      : `It was launched in ${monthText(project.launchedOn)}; possession is expected in ${monthText(project.possessionOn)}.`;
  return [
    `${name} is a project of ${builder} in ${locality}, ${cityName}. It has ${groupDigits(totalUnits)} homes (${unitsText(units)}) in ${towers} ${towers === 1 ? 'tower' : 'towers'} of up to ${floors} floors on ${landAcres} acres. ${stage}`,
    'This project and its builder are invented for the demonstration of Aangan. Its facts are examples.',
  ];
}

/** At most four short facts. */
export function projectHighlights({ openArea, totalUnits, landAcres, amenities }: DescribedProject): string[] {
  const shown = amenities.filter((amenity) => ['CLUB', 'POOL', 'EV_CHARGING', 'SOLAR'].includes(amenity)).slice(0, 2);
  return [
    `${openArea}% of the land is open`,
    `${Math.round(totalUnits / landAcres)} homes an acre`,
    ...shown.map((amenity) => PROJECT_AMENITY_LABELS[amenity]),
  ];
}

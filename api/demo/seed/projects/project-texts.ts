import { groupDigits } from '@aangan/shared-kit/domain/money';
import type { UnitType } from '@aangan/shared-kit/domain/posting/unit-type';
import {
  PROJECT_AMENITY_LABELS,
  type ProjectAmenity,
  type ProjectKind,
  type ProjectStage,
} from '@aangan/shared-kit/domain/projects/project-options';
import { monthText, unitsText } from '@aangan/shared-kit/domain/projects/project-words';

interface DescribedProject {
  readonly name: string;
  readonly builder: string;
  readonly locality: string;
  readonly cityName: string;
  readonly kind: ProjectKind;
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
  const { name, builder, locality, cityName, landAcres } = project;
  const stage =
    project.stage === 'READY'
      ? `It was handed over in ${monthText(project.possessionOn)}.`
      : `It was launched in ${monthText(project.launchedOn)}; possession is expected in ${monthText(project.possessionOn)}.`;
  return [
    `${name} is a project of ${builder} in ${locality}, ${cityName}. It has ${sold(project)} on ${landAcres} acres. ${stage}`,
    'This project and its builder are invented for the demonstration of Aangan. Its facts are examples.',
  ];
}

function sold({ kind, units, totalUnits, towers, floors }: DescribedProject): string {
  if (kind === 'PLOTS') return `${groupDigits(totalUnits)} plots`;
  const where = `${towers} ${towers === 1 ? 'tower' : 'towers'} of up to ${floors} floors`;
  return `${groupDigits(totalUnits)} homes (${unitsText(units)}) in ${where}`;
}

/** At most four short facts. */
export function projectHighlights({ kind, openArea, totalUnits, landAcres, amenities }: DescribedProject): string[] {
  const shown = amenities.filter((amenity) => ['CLUB', 'POOL', 'EV_CHARGING', 'SOLAR'].includes(amenity)).slice(0, 2);
  return [
    kind === 'PLOTS' ? `${openArea}% of the land is roads and parks` : `${openArea}% of the land is open`,
    `${Math.round(totalUnits / landAcres)} ${kind === 'PLOTS' ? 'plots' : 'homes'} an acre`,
    ...shown.map((amenity) => PROJECT_AMENITY_LABELS[amenity]),
  ];
}

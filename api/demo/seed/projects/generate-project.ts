import { createHash } from 'node:crypto';
import { laterDay } from '@aangan/shared-kit/domain/india-day';
import {
  PROJECT_AMENITIES,
  type ProjectAmenity,
  type ProjectKind,
} from '@aangan/shared-kit/domain/projects/project-options';
import type { projectFacts, projectImage, projectUnit } from '../../../src/builders/projects/public.ts';
import { type Random, seededRandom } from '../../../src/foundation/random/public.ts';
import type { project } from '../../../src/places/public.ts';
import { paymentPlan } from './payment-plan.ts';
import { PLOT_AMENITIES, plottedLand, plotUnits, sellsPlots } from './plots.ts';
import { projectDates } from './project-dates.ts';
import { projectImages } from './project-images.ts';
import { projectRegistration } from './project-registration.ts';
import type { ProjectSite } from './project-site.ts';
import { projectAbout, projectHighlights } from './project-texts.ts';
import { projectUnits } from './project-units.ts';

interface GeneratedProject {
  readonly project: typeof project.$inferInsert;
  readonly facts: typeof projectFacts.$inferInsert;
  readonly units: (typeof projectUnit.$inferInsert)[];
  readonly images: (typeof projectImage.$inferInsert)[];
}

/** Floors of the highest building. */
const FLOORS: Readonly<Record<ProjectKind, readonly [number, number]>> = {
  APARTMENTS: [5, 26],
  VILLAS: [2, 3],
  PLOTS: [0, 0],
};
const SPONSORED_SHARE = 0.07;
const SCRAPED_SHARE = 0.12;
/** Projects with this word in their name are gated communities of houses. */
const VILLAS = 'Meadows';
/** Amenities that every complex has. */
const USUAL: readonly ProjectAmenity[] = ['LIFT', 'SECURITY', 'WATER_SUPPLY', 'POWER_BACKUP', 'FIRE_SAFETY'];

/**
 * A society as a project on sale. The same society and day give the same project.
 * @param position among the city's projects, from 1
 * @param today `2026-11-23`
 */
export function generateProject(site: ProjectSite, position: number, today: string): GeneratedProject {
  const random = seededRandom(`project of ${site.societyId}`);
  const id = projectIdOfSociety(site.societyId);
  const kind = kindOf(site);
  const plots = kind === 'PLOTS';
  const dates = projectDates(site, today, random);
  const registration = projectRegistration(site.state, dates, today, random);
  const units = plots
    ? plotUnits(id, site, dates.stage, random)
    : projectUnits(id, site, { kind, stage: dates.stage }, random);
  const images = projectImages(id, { kind, reraNumber: registration.number }, random);
  const amenities = amenitiesOf(site.tier, random).filter((amenity) => !plots || PLOT_AMENITIES.includes(amenity));
  const floors = random.whole(...FLOORS[kind]);
  const land = plots ? plottedLand(units) : landOf(site.units, kind === 'VILLAS', random);
  const [front] = images;
  if (!front?.picture) throw new RangeError('A project needs a picture.');
  const types = [...new Set(units.map(({ type }) => type))];
  const described = {
    ...site,
    ...dates,
    ...land,
    kind,
    units: types,
    totalUnits: units.reduce((sum, { total }) => sum + total, 0),
    towers: towersOf(kind, site.units / floors, random),
    floors,
    amenities,
  };
  return {
    project: {
      id,
      societyId: site.societyId,
      city: site.city,
      slug: site.slug,
      name: site.name,
      builderId: site.builderId,
      localityId: site.localityId,
      locality: site.locality,
      latitude: site.latitude,
      longitude: site.longitude,
      kind,
      ...dates,
      minPrice: Math.min(...units.map(({ price }) => price)),
      maxPrice: Math.max(...units.map(({ price }) => price)),
      pricePerSqft: Math.round(sumOf(units, 'price') / sumOf(units, 'builtUpArea')),
      minSize: Math.min(...units.map(({ builtUpArea }) => builtUpArea)),
      maxSize: Math.max(...units.map(({ builtUpArea }) => builtUpArea)),
      units: types,
      reraNumber: registration.number,
      reraValidUntil: registration.validUntil,
      sponsored: random.chance(SPONSORED_SHARE),
      scraped: random.chance(SCRAPED_SHARE),
      picture: front.picture,
      pictureAlt: front.alt,
      pictureColour: front.colour,
      position,
    },
    facts: {
      projectId: id,
      address: `${site.name}, ${site.locality}, ${site.cityName} ${site.pin}`,
      towers: described.towers,
      floors,
      totalUnits: described.totalUnits,
      ...land,
      about: projectAbout(described),
      highlights: projectHighlights(described),
      amenities,
      paymentPlan: paymentPlan(dates, kind),
      updatedOn: laterDay(today, -random.whole(1, 40)),
    },
    units,
    images,
  };
}

/** What a site sells. */
function kindOf(site: ProjectSite): ProjectKind {
  if (sellsPlots(site)) return 'PLOTS';
  return site.name.endsWith(VILLAS) ? 'VILLAS' : 'APARTMENTS';
}

function towersOf(kind: ProjectKind, homesOnAFloor: number, random: Random): number {
  if (kind !== 'APARTMENTS') return kind === 'VILLAS' ? 1 : 0;
  return Math.max(1, Math.round(homesOnAFloor / random.whole(4, 7)));
}

/** Ten letters and digits that depend on the society alone. */
function projectIdOfSociety(societyId: string): string {
  const digest = createHash('sha256').update(societyId).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(0, 10);
}

function amenitiesOf(tier: number, random: Random): ProjectAmenity[] {
  const share = 0.75 - tier * 0.08;
  return PROJECT_AMENITIES.filter((amenity) => USUAL.includes(amenity) || random.chance(share));
}

function landOf(homes: number, villas: boolean, random: Random): { landAcres: number; openArea: number } {
  const homesPerAcre = villas ? random.between(9, 14) : random.between(45, 90);
  return { landAcres: Math.max(0.5, Math.round((homes / homesPerAcre) * 10) / 10), openArea: random.whole(52, 80) };
}

function sumOf<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}

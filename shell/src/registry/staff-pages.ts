import type { Release, StaffPage } from '@aangan/shared-kit/build/release';

/** A page of the staff area, with its address. */
export interface StaffAreaPage extends StaffPage {
  readonly path: string;
}

/** The staff pages of a release set, by their titles. */
export function staffPagesOf(releases: Readonly<Record<string, Release>>): StaffAreaPage[] {
  return Object.values(releases)
    .flatMap(({ pages }) => Object.values(pages))
    .flatMap(({ staff, paths: [path] }) => (staff && path !== undefined ? [{ ...staff, path }] : []))
    .sort((one, other) => one.title.localeCompare(other.title));
}

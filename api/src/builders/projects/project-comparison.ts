import type { ProjectDetail } from '@aangan/shared-kit/contracts/project-values';
import type { ProjectComparison } from '@aangan/shared-kit/contracts/projects';
import { COMPARED_PROJECTS } from '@aangan/shared-kit/domain/projects/project-search';

/**
 * A project beside others. Its own tab is the first, and tabs without a project are empty.
 * Source: services-and-platform, section 4 (builder pages: a comparison default tab).
 */
export function projectComparison(parent: ProjectDetail, others: readonly ProjectDetail[]): ProjectComparison {
  const buildings = [parent, ...others].slice(0, COMPARED_PROJECTS);
  const { id, name, url, pricePerSqft } = parent;
  return {
    tabsList: Array.from({ length: COMPARED_PROJECTS }, (_, at) => {
      const building = buildings[at];
      return building ? { id: building.id, name: building.name } : null;
    }),
    buildings: buildings.map(({ about: _, images: __, imageRera: ___, paymentPlan: ____, ...compared }) => compared),
    parentBuildingDetails: { id, name, url, pricePerSqft },
  };
}

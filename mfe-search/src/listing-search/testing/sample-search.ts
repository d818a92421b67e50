import type { FacetsAnswer, SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';

const PAGE = 30;

/** The API’s answer to a search, for tests: `total` listings, thirty of them on this page, and cursors. */
export function sampleAnswer(total: number, page = 1, facts: Partial<SearchAnswer> = {}): SearchAnswer {
  const pages = Math.ceil(total / PAGE);
  const shown = Math.max(0, Math.min(PAGE, total - (page - 1) * PAGE));
  return {
    records: Array.from({ length: shown }, (_, index) => {
      const id = `listing${String((page - 1) * PAGE + index + 1).padStart(4, '0')}`;
      return sampleRecord({ id, title: `Home ${id}`, detailUrl: `/property/rent/home/${id}/detail` });
    }),
    total: { value: total, capped: false },
    page,
    pages: [page - 2, page - 1, page + 1, page + 2, page + 3, page + 4]
      .filter((each) => each > 1 && each <= pages)
      .map((each) => ({ page: each, after: `cursor${each}` })),
    places: [
      {
        kind: 'locality',
        id: 'loc-bangalore-koramangala',
        slug: 'koramangala',
        name: 'Koramangala',
        latitude: 12.935,
        longitude: 77.624,
      },
    ],
    relaxations: [],
    refinements: [],
    ...facts,
  };
}

export function sampleFacets(total: number): FacetsAnswer {
  return {
    total: { value: total, capped: false },
    facets: { bhk: [{ value: 'BHK2', count: 17 }], furnishing: [{ value: 'FULLY_FURNISHED', count: 11 }] },
  };
}

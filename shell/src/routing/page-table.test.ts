import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageTable } from './page-table.ts';

interface Row {
  readonly pattern: string;
  readonly example: string;
  readonly kind: string;
  readonly owner: string;
}

/** The inventory of every path the specification names. */
function inventory(): Row[] {
  const text = readFileSync(path.resolve(__dirname, '../../../e2e/conformance/routes.tsv'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('pattern\t'))
    .map((line) => {
      const [pattern = '', example = '', kind = '', owner = ''] = line.split('\t');
      return { pattern, example, kind, owner };
    })
    .filter(({ kind }) => kind !== 'hybrid');
}

const rows = inventory();
const table = pageTable(rows.map(({ pattern, owner }) => ({ remote: owner, page: pattern, path: pattern })));

const ANY_ID = 'a1b2c3d4e5f60718';

function pathOf(example: string): string {
  const [pathname = ''] = example.split('?');
  return pathname.replaceAll(/\{\w+\}/g, ANY_ID);
}

describe('the page table of the whole inventory', () => {
  it.each(rows.map((row) => [row.example, row] as const))('routes %s to its owner', (example, row) => {
    expect(table.match(pathOf(example))?.remote).toBe(row.owner);
  });

  it.each([
    ['/rent-pay-upload-rental-agreement', '/rent-pay-upload-rental-agreement'],
    ['/rent-villa-in-pune', '/rent-{propertyType}-*'],
    ['/rent-office-koramangala_bangalore', '/rent-office-*'],
    ['/office-space-for-rent-in-indiranagar_bangalore', '/office-space-for-rent-in-*'],
    ['/flats-for-rent-in-koramangala_bangalore', '/flats-for-rent*'],
    ['/independent-house-for-rent-in-adyar_chennai', '/*-for-rent*'],
    ['/new-projects-in-whitefield_bangalore', '/new-projects-in-*'],
    ['/new-projects', '/new-projects*'],
    ['/ready-to-move-projects-in-pune', '/*-projects-*'],
    ['/property/rent/chennai/adyar', '/property/rent*'],
    [`/property/rent/2-bhk-flat/${ANY_ID}/detail`, '/property/{propertyType}/{text}/{propertyId}/detail'],
    [
      `/property/rent/apartment/2-bhk/${ANY_ID}/detail`,
      '/property/{propertyType}/{propertySubType}/{text}/{propertyId}/detail',
    ],
    [`/property/2-bhk-flat/${ANY_ID}/detail`, '/property/{text}/{propertyId}/detail'],
    ['/property/new/personal', '/property/new/personal'],
    [`/property/manage/${ANY_ID}/property`, '/property/manage/{propertyId}/{pageName}'],
    [`/property/manage/land/sale/${ANY_ID}/property`, '/property/manage/land/sale/{propertyId}/{pageName}'],
    [`/property/manage/pg/${ANY_ID}/property`, '/property/manage/*/{propertyId}/{pageName}'],
    ['/tenant/plans', '/{seekerType}/plans'],
    ['/commercial/tenant/plans', '/{planType}/{seekerType}/plans'],
    ['/owner/plans', '/owner/plans'],
    ['/wallet', '/wallet'],
    [`/smart-search/details/${ANY_ID}/activity`, '/smart-search/details/{session_id}/activity'],
  ])('gives %s to %s', (pathname, pattern) => {
    expect(table.match(pathname)?.pattern).toBe(pattern);
  });

  it('finds no page for a path that nothing owns', () => {
    expect(table.match('/nonsense/x')).toBeUndefined();
  });
});

describe('a page table', () => {
  const small = pageTable([
    { remote: 'a', page: 'city', path: '/{city}/rent', params: { city: ['pune', 'delhi'] } },
    { remote: 'a', page: 'about', path: '/about/{topic}', params: { city: ['pune'] } },
    { remote: 'a', page: 'project', path: '/{builder}-prjt-{id}' },
  ]);

  it('matches only the allowed values of a parameter', () => {
    expect(small.match('/pune/rent')?.params).toEqual({ city: 'pune' });
    expect(small.match('/atlantis/rent')).toBeUndefined();
  });

  it('rejects values for parameters that the pattern does not have', () => {
    expect(small.match('/about/us')?.page).toBe('about');
  });

  it('reads several parameters from one segment', () => {
    expect(small.match('/blue-sky-prjt-42')?.params).toEqual({ builder: 'blue-sky', id: '42' });
  });

  it('ignores a trailing slash', () => {
    expect(small.match('/delhi/rent/')?.params).toEqual({ city: 'delhi' });
  });

  it('decodes parameters and rejects those that cannot be decoded', () => {
    expect(small.match('/caf%C3%A9-prjt-1')?.params.builder).toBe('café');
    expect(small.match('/%E0%A4%A-prjt-1')).toBeUndefined();
  });
});

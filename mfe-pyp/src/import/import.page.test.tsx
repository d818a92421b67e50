import type { ImportedRow } from '@aangan/shared-kit/contracts/listing-import';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as page from './import.page.tsx';

const IMPORT = 'POST /api/v1/property/import';
const CSV = 'Kind,City\nRent,Bangalore';

const open = async (answers: FakeAnswers = {}) => {
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: {
      'GET /api/v1/property/import/template': { fileName: 'aangan-listings.csv', csv: 'Kind,City\r\n' },
      ...answers,
    },
  });
  await renderPage(page, { url: '/list-your-property-for-rent-sale/import', platform });
  return platform;
};

function choose(content: string) {
  const file = new File([content], 'homes.csv', { type: 'text/csv' });
  Object.defineProperty(file, 'text', { value: async () => content });
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [file] } });
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Import drafts' }));

const draft = { id: 'd1', title: '2 BHK home for rent in Koramangala', url: '/property/manage/rent/d1/price' };
const ROWS: ImportedRow[] = [
  { line: 2, state: 'created', draft: { ...draft, missing: ['Deposit', 'Pin on the map'] }, problems: [] },
  { line: 3, state: 'refused', draft: null, problems: [{ column: 'Size', message: '“9 BHK” is none of: 1 RK.' }] },
  { line: 4, state: 'repeated', draft: { ...draft, missing: [] }, problems: [] },
];

it('offers the template as a file', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Download the template' });
  expect(link.getAttribute('download')).toBe('aangan-listings.csv');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Kind,City');
});

it('reports each row by its line, with its draft or its problems, where the focus is', async () => {
  const platform = await open({ [IMPORT]: { rows: ROWS } });
  choose(CSV);
  press();
  const summary = await screen.findByText('1 draft created, 1 row refused, 1 row already imported.');
  expect(platform.calls.at(-1)).toEqual({ call: IMPORT, input: { json: { csv: CSV } } });
  expect(screen.getByText('Still missing: Deposit, Pin on the map.')).toBeTruthy();
  expect(screen.getByText(/9 BHK/).textContent).toBe('Size: “9 BHK” is none of: 1 RK.');
  expect(document.activeElement?.contains(summary)).toBe(true);
});

it('says beside the field what is wrong with the file', async () => {
  const reason = 'The file has no column “Kind”.';
  await open({ [IMPORT]: fakeHttpError(400, 'No', { 'body.csv': reason }) });
  choose(CSV);
  press();
  await waitFor(() => expect(screen.getByText(reason)).toBeTruthy());
});

it('sends nothing without a file', async () => {
  const platform = await open();
  press();
  expect(await screen.findByText('Choose a CSV file.')).toBeTruthy();
  expect(platform.calls.map(({ call }) => call)).not.toContain(IMPORT);
});

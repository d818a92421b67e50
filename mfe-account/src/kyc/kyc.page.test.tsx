import type { Kyc } from '@aangan/shared-kit/contracts/kyc';
import type { Upload } from '@aangan/shared-kit/contracts/uploads';
import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { FakeTusUpload } from '@aangan/shared-kit/testing/fake-tus';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './kyc.page.tsx';

// The library sends over the network; a test drives what it would do.
jest.mock('tus-js-client', () => ({
  get Upload() {
    return jest.requireActual('@aangan/shared-kit/testing/fake-tus').FakeTusUpload;
  },
  DetailedError: class extends Error {},
}));

const EMPTY: Kyc = {
  userType: 'tenant',
  state: 'draft',
  reason: null,
  pan: null,
  aadhaarLast4: null,
  address: null,
  documents: [],
  submittedAt: null,
  decidedAt: null,
};
const paper = (document: 'identity' | 'address') => ({
  document,
  mediaType: 'application/pdf' as const,
  bytes: 340_000,
  uploadedAt: Date.UTC(2026, 10, 1),
});
const FULL: Kyc = {
  ...EMPTY,
  pan: 'ABCPE1234F',
  aadhaarLast4: '1234',
  address: '12, 4th Cross, Jayanagar, Bangalore 560041',
  documents: [paper('identity'), paper('address')],
};

async function open(papers: Kyc, answers: Parameters<typeof fakePlatform>[0] = {}) {
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: { 'GET /api/v1/cpms/kyc/{userType}': papers, ...answers.answers },
  });
  await renderPage(page, { url: '/cpms-kyc/tenant', params: { userType: 'tenant' }, platform });
  return platform;
}

it('saves a valid field on blur and shows the error of an invalid one without sending it', async () => {
  const platform = await open(EMPTY, {
    answers: { 'PUT /api/v1/cpms/kyc/{userType}': { ...EMPTY, pan: 'ABCPE1234F' } },
  });
  await userEvent.type(screen.getByLabelText('PAN'), 'abcpe 1234f');
  await userEvent.type(screen.getByLabelText(/Aadhaar/), '123456789012');
  await userEvent.tab();
  expect(await screen.findByText(/only the last four digits/)).toBeTruthy();
  const sent = platform.calls.filter(({ call }) => call.startsWith('PUT'));
  expect(sent).toEqual([
    expect.objectContaining({ input: { params: { userType: 'tenant' }, json: { pan: 'ABCPE1234F' } } }),
  ]);
});

const TAKEN: Upload = {
  ...{ id: 'upl_1', subject: 'tenant/identity', name: 'id.pdf', state: 'taken', bytes: 5, received: 5 },
  ...{ mediaType: 'application/pdf', picture: null, file: null, poster: null },
};

/** Chooses a file for the identity document, of which all parts arrive. */
async function sendIdentity() {
  FakeTusUpload.opened = [];
  const file = new File(['%PDF-'], 'id.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Choose a file: Identity'), file);
  await waitFor(() => expect(FakeTusUpload.opened).toHaveLength(1));
  const [upload] = FakeTusUpload.opened;
  await act(async () => upload?.succeed());
  return upload;
}

it('uploads a document and shows that it is uploaded', async () => {
  const platform = await open(EMPTY, { answers: { 'POST /api/v1/uploads/{uploadId}/finish': TAKEN } });
  platform.answers['GET /api/v1/cpms/kyc/{userType}'] = { ...EMPTY, documents: [paper('identity')] };
  const upload = await sendIdentity();
  expect(upload?.options.metadata).toEqual({ kind: 'kyc-document', subject: 'tenant/identity', filename: 'id.pdf' });
  expect(await screen.findByText('PDF, 340 kB, added on 1 Nov 2026')).toBeTruthy();
});

it('shows why the server refuses a document and leaves the others unchanged', async () => {
  await open(EMPTY, {
    answers: { 'POST /api/v1/uploads/{uploadId}/finish': fakeHttpError(400, 'This cannot be read.') },
  });
  await sendIdentity();
  expect((await screen.findByRole('alert')).textContent).toBe('This cannot be read.');
});

it('does not allow submission while something is missing, and lists what is missing', async () => {
  await open({ ...FULL, documents: [paper('identity')], pan: null });
  expect(screen.getByText('Still missing: PAN, the address document.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit my documents' }).disabled).toBe(true);
});

it('submits the papers and then shows that they are under review', async () => {
  const submitted = { ...FULL, state: 'submitted' as const, submittedAt: Date.UTC(2026, 10, 20) };
  await open(FULL, { answers: { 'POST /api/v1/cpms/kyc/{userType}/submit': submitted } });
  await userEvent.click(screen.getByRole('button', { name: 'Submit my documents' }));
  expect(await screen.findByText(/Submitted on 20 Nov 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Submit|Remove/ })).toBeNull();
});

it('shows the server’s message when it refuses a submission or a removal', async () => {
  await open(FULL, {
    answers: {
      'POST /api/v1/cpms/kyc/{userType}/submit': fakeHttpError(409, 'They are submitted already.'),
      'DELETE /api/v1/cpms/kyc/{userType}/documents/{document}': fakeHttpError(409, 'It is being checked.'),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Submit my documents' }));
  expect((await screen.findByRole('alert')).textContent).toBe('They are submitted already.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Identity' }));
  expect(await screen.findByText('It is being checked.')).toBeTruthy();
});

it('shows why the papers were rejected', async () => {
  await open({ ...FULL, state: 'rejected', reason: 'The bill is too old.' });
  expect(screen.getByText(/The bill is too old/)).toBeTruthy();
});

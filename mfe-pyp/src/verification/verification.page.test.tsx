import type { Ownership } from '@aangan/shared-kit/contracts/ownership';
import type { Upload } from '@aangan/shared-kit/contracts/uploads';
import { verificationLink } from '@aangan/shared-kit/links/posting';
import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { SAMPLE_DRAFT_ID } from '@aangan/shared-kit/testing/sample-draft';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as page from './verification.page.tsx';

const OWNERSHIP = 'GET /api/v1/property/{propertyId}/ownership';
const SUBMIT = 'POST /api/v1/property/{propertyId}/ownership';
const PAPER: Upload = {
  ...{ id: 'upl_aaaaaaaaaa', subject: SAMPLE_DRAFT_ID, name: 'tax.pdf', state: 'ready', bytes: 9, received: 9 },
  ...{ mediaType: 'application/pdf', picture: null, file: '/x', poster: null },
};

const ownership = (facts: Partial<Ownership> = {}): Ownership => ({
  listing: { id: SAMPLE_DRAFT_ID, title: '2 BHK in Koramangala', url: '/property/x' },
  ...{ state: 'none', reason: null, submittedOn: null, decidedOn: null, expiresOn: null },
  ...facts,
});

async function open(first: Ownership, uploads: Upload[] = []) {
  let now = first;
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: {
      [OWNERSHIP]: () => now,
      'GET /api/v1/uploads': {
        rules: { content: 'document', types: ['application/pdf'], maximumBytes: 5_000_000, maximumCount: 4 },
        uploads,
      },
      [SUBMIT]: () => {
        now = ownership({ state: 'submitted' });
        return now;
      },
    },
  });
  await renderPage(page, { url: verificationLink(SAMPLE_DRAFT_ID), platform });
  return platform;
}

it('sends papers to staff, and says that they wait', async () => {
  const platform = await open(ownership(), [PAPER]);
  fireEvent.click(screen.getByRole('button', { name: 'Send for checking' }));
  expect(await screen.findByText(/Our staff are checking your documents/)).toBeTruthy();
  expect(platform.calls.map(({ call }) => call)).toContain(SUBMIT);
  expect(screen.queryByRole('button', { name: 'Send for checking' })).toBeNull();
});

it('asks for a paper before anything is sent', async () => {
  const platform = await open(ownership());
  fireEvent.click(screen.getByRole('button', { name: 'Send for checking' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Add at least one document first.'));
  expect(platform.calls.map(({ call }) => call)).not.toContain(SUBMIT);
});

it('says why papers were refused, and takes others', async () => {
  await open(ownership({ state: 'refused', reason: 'The name is not yours.' }));
  expect(screen.getByText('We could not verify your documents: The name is not yours.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send for checking' })).toBeTruthy();
});

it('says until when verified papers are shown', async () => {
  await open(ownership({ state: 'verified', expiresOn: Date.UTC(2027, 4, 15, 12) }));
  expect(screen.getByText(/Seekers see this until .*15 May/)).toBeTruthy();
});

it('lists the homes of the owner without a listing in the address', async () => {
  const entries = [{ record: sampleRecord({ id: SAMPLE_DRAFT_ID }), viewers: 0, contacts: 0 }];
  const platform = fakePlatform({
    answers: { 'GET /api/v1/user/listings': { entries, total: 1, page: 1, size: 20 } },
  });
  await renderPage(page, { url: '/property-verification', platform });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(`/property-verification?propertyId=${SAMPLE_DRAFT_ID}`);
});

it('is not there for somebody else’s listing', async () => {
  const platform = fakePlatform({ answers: { [OWNERSHIP]: fakeHttpError(404) } });
  await expect(renderPage(page, { url: verificationLink('x1'), platform })).rejects.toMatchObject({ status: 404 });
});

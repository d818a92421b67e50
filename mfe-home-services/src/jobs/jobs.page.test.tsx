import { HttpError } from '@aangan/shared-kit/platform/http';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as jobPage from './job.page.tsx';
import * as jobsPage from './jobs.page.tsx';
import { sendAgain } from './send-again.ts';
import { sampleJob } from './testing/public.ts';

const DAY = 'GET /api/v1/partner/jobs';
const READ = 'GET /api/v1/partner/jobs/{bookingId}';
const START = 'POST /api/v1/partner/jobs/{bookingId}/start';
const POSITION = 'POST /api/v1/partner/jobs/{bookingId}/position';
const PARTNER = { id: 'prt_1', name: 'Ravi', hub: 'BLR-SOUTH', serviceTypes: ['HS_CLEANING'], isActive: true };
const RULES = { content: 'picture' as const, types: ['image/jpeg' as const], maximumBytes: 1_000_000, maximumCount: 6 };
const UPLOADS: FakeAnswers = { 'GET /api/v1/uploads': { rules: RULES, uploads: [] } };
const { id } = sampleJob();
const noNetwork = () => new HttpError('No network', { kind: 'network' });

async function openJob(job = sampleJob(), answers: FakeAnswers = {}) {
  const platform = fakePlatform({ session: { loggedIn: true }, answers: { ...UPLOADS, [READ]: { job }, ...answers } });
  return renderPage(jobPage, { url: `/partner/jobs/${id}`, params: { bookingId: id }, platform });
}

describe('a professional’s day', () => {
  it('lists its jobs, and leads to the days beside it', async () => {
    const platform = fakePlatform({ answers: { [DAY]: { partner: PARTNER, jobs: [sampleJob()] } } });
    await renderPage(jobsPage, { url: '/partner/jobs', platform });
    expect(screen.getByText('Today, Mon, 16 Nov')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cleaning' }).getAttribute('href')).toBe(`/partner/jobs/${id}`);
    expect(screen.getByText('Asha, Koramangala')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Day after' }).getAttribute('href')).toBe('/partner/jobs?day=2026-11-17');
  });

  it('is a plain page for everybody else', async () => {
    const platform = fakePlatform({ answers: { [DAY]: fakeHttpError(404) } });
    await renderPage(jobsPage, { url: '/partner/jobs', platform });
    expect(screen.getByText('This page is for professionals who work with us.')).toBeTruthy();
  });
});

describe('a job', () => {
  it('shows the way to the address, and what to collect', async () => {
    await openJob(sampleJob({ duePaise: 149_900 }));
    const directions = screen.getByRole('link', { name: 'Open directions' }).getAttribute('href') ?? '';
    expect(new URL(directions).searchParams.get('destination')).toBe('12.93,77.62');
    expect(screen.getByText(/₹1,499 is due after the work/)).toBeTruthy();
  });

  it('starts with the four digits of the customer, and says that they are wrong', async () => {
    const wrong = 'This is not the code of the booking.';
    const { platform } = await openJob(sampleJob(), { [START]: fakeHttpError(400, wrong, { 'body.code': wrong }) });
    const code = screen.getByLabelText('Start code');
    fireEvent.change(code, { target: { value: '12' } });
    fireEvent.click(screen.getByRole('button', { name: 'Start the work' }));
    expect(
      await screen.findByRole('link', { name: 'Enter the four digits that the customer tells you.' }),
    ).toBeTruthy();
    fireEvent.change(code, { target: { value: '1234' } });
    fireEvent.click(screen.getByRole('button', { name: 'Start the work' }));
    expect((await screen.findAllByText(wrong)).length).toBeGreaterThan(0);
    platform.answers[START] = { job: sampleJob({ state: 'started' }) };
    platform.answers[READ] = { job: sampleJob({ state: 'started' }) };
    fireEvent.click(screen.getByRole('button', { name: 'Start the work' }));
    expect(await screen.findByText('At work')).toBeTruthy();
  });

  it('is sent again by itself while there is no network', async () => {
    let tries = 0;
    const send = async () => {
      tries += 1;
      if (tries < 3) throw noNetwork();
      return 'sent';
    };
    expect(await sendAgain(send, [1, 1, 1])).toBe('sent');
    await expect(sendAgain(() => Promise.reject(noNetwork()), [1])).rejects.toMatchObject({ kind: 'network' });
    const refused = jest.fn(() => Promise.reject(fakeHttpError(409)));
    await expect(sendAgain(refused, [1, 1])).rejects.toMatchObject({ status: 409 });
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('of a move ends only after the customer has signed the boxes of both ends', async () => {
    const end = {
      city: 'pune' as const,
      pin: '411001',
      locality: 'Camp',
      address: '1, East Street',
      floor: 1,
      hasLift: true,
    };
    const move = { from: { ...end, point: null }, to: { ...end, point: null } };
    const boxes = [{ end: 'from' as const, boxes: 14, isSigned: true }];
    await openJob(sampleJob({ business: 'PNM', state: 'started', address: null, move, boxes }));
    expect(screen.getByText('Loaded: 14 boxes, signed by the customer')).toBeTruthy();
    expect(screen.getByLabelText('Boxes unloaded')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'The work is done' })).toBeNull();
  });

  it('sends positions after the press alone, and says when they are refused', async () => {
    const watches: Parameters<Geolocation['watchPosition']>[] = [];
    const geolocation = {
      watchPosition: (...watch: Parameters<Geolocation['watchPosition']>) => watches.push(watch),
      clearWatch: jest.fn(),
    };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
    const answers = { [POSITION]: { status: 'success' as const } };
    const { platform } = await openJob(sampleJob({ state: 'on_the_way' }), answers);
    expect(watches).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Share my position' }));
    const [found, failed] = watches[0] ?? [];
    const coords = { latitude: 12.9, longitude: 77.6 } as GeolocationCoordinates;
    act(() => found?.({ coords, timestamp: 20_000 } as GeolocationPosition));
    act(() => found?.({ coords, timestamp: 21_000 } as GeolocationPosition));
    await waitFor(() => expect(platform.calls.filter(({ call }) => call === POSITION)).toHaveLength(1));
    expect(screen.getByText('The customer sees your way while this page is open.')).toBeTruthy();
    act(() => failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError));
    expect(screen.getByText(/Your browser blocks your position/)).toBeTruthy();
  });
});

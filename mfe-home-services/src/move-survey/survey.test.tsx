import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { sampleQuotes } from '../move-plan/testing/public.ts';
import { sampleSlotDay } from '../slot-choice/testing/public.ts';
import * as quotation from './quotation.page.tsx';
import * as survey from './survey.page.tsx';

const LEAD = 'POST /pnm-backend/api/v1/public/lead/add';
const SLOTS = 'GET /pnm-backend/api/v1/slots';
const BOOK = 'POST /pnm-backend/api/v1/booking';
const CITIES = 'from=bangalore&to=greater-noida';
const PLACED = `${CITIES}&fromLocality=Koramangala&fromPin=560034&toLocality=Alpha+1&toPin=201310&BED_DOUBLE=2`;
const OK = { sts: 1, status_code: 200 } as const;

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the request for a quotation', () => {
  const open = (session = {}) =>
    renderPage(quotation, {
      url: `/packers-and-movers/quotation?${CITIES}&BED_DOUBLE=2`,
      platform: fakePlatform({
        session,
        hybrid: true,
        answers: { ...sampleQuotes(), [LEAD]: { ...OK, leadId: 'lead_1', message: 'Thank you' } },
      }),
    });

  it('makes a lead in the cities’ own spelling, and leads on to the survey with it', async () => {
    const { platform } = await open();
    type('Name', 'Asha Rao');
    type('Mobile number', '98450 12345');
    // The next page is not in this test.
    await press('Choose a time for the survey');
    expect(platform.calls.find(({ call }) => call === LEAD)?.input).toMatchObject({
      form: { name: 'Asha Rao', fromCity: 'bangalore', toCity: 'greater_noida', source: 'HOOD_EXPLORE' },
    });
  });

  it('is no question to people who are logged in', async () => {
    const answer = (await open({ loggedIn: true }).catch((thrown: unknown) => thrown)) as Response;
    expect(answer.headers.get('location')).toBe(`/packers-and-movers/survey?${CITIES}&BED_DOUBLE=2`);
  });
});

describe('the booking of a survey', () => {
  const open = (query: string, { serviceable = true } = {}) =>
    renderPage(survey, {
      url: `/packers-and-movers/survey?${query}`,
      platform: fakePlatform({
        session: { loggedIn: true },
        answers: {
          ...sampleQuotes(),
          [SLOTS]: { ...OK, serviceable, days: serviceable ? [sampleSlotDay('2026-11-24', [0, 2])] : [] },
          [BOOK]: { sts: 0, status_code: 409, message: 'This slot is taken.' },
        },
      }),
    });

  it('asks for localities and PIN codes first, and keeps the goods', async () => {
    const { platform, container } = await open(`${CITIES}&BED_DOUBLE=2&lead=lead_1`);
    expect(screen.getAllByLabelText('PIN code')).toHaveLength(2);
    const hidden = [...container.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
    expect(hidden.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'from=bangalore',
      'to=greater-noida',
      'BED_DOUBLE=2',
      'lead=lead_1',
    ]);
    expect(platform.calls.some(({ call }) => call === SLOTS)).toBe(false);
  });

  it('sends move, addresses, lead and time, and says why it was refused', async () => {
    const { platform } = await open(`${PLACED}&lead=lead_1`);
    await press('Book the survey');
    // Beside the field, and in the summary.
    expect(await screen.findAllByText('Enter house and street.')).toHaveLength(2);
    expect(screen.getAllByText('Choose a day and a time.')).toHaveLength(2);
    type('House and street, moving from', '12, 5th Block');
    fireEvent.click(screen.getByLabelText(/^Visit at home/));
    fireEvent.click(screen.getByRole('radio', { name: /10 am to 12 noon/ }));
    await press('Book the survey');
    expect(await screen.findByText('This slot is taken.')).toBeTruthy();
    expect(platform.calls.find(({ call }) => call === BOOK)?.input).toMatchObject({
      json: {
        move: {
          from: { city: 'bangalore', pin: '560034', address: '12, 5th Block' },
          to: { city: 'greater_noida', locality: 'Alpha 1' },
        },
        ...{ survey: 'visit', day: '2026-11-24', slotId: 'SLOT_10_12', leadId: 'lead_1' },
      },
    });
  });

  it('says that nobody comes to a PIN code, and lets people correct it', async () => {
    await open(PLACED, { serviceable: false });
    expect(screen.getByText('Packers do not serve this PIN code yet. Please check it.')).toBeTruthy();
    expect(screen.getAllByLabelText<HTMLInputElement>('PIN code')[0]?.value).toBe('560034');
  });
});

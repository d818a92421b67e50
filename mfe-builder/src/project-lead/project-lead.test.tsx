import type { OwnProjectLead } from '@aangan/shared-kit/contracts/project-leads';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LeadForm } from './lead-form.tsx';
import * as enquiries from './my-enquiries.page.tsx';
import { ProjectLead } from './project-lead.tsx';

const CREATE = 'POST /api/v2/building/{id}/createLead';
const WITHDRAW = 'DELETE /api/v1/user/project-leads/{leadId}';
const LIST = 'GET /api/v1/user/project-leads';
const WATCHED = 'GET /api/v1/user/watched-projects';

const LEAD: OwnProjectLead = {
  id: 'plead_aaaaaaaaaaaaaaaaaaaa',
  project: { id: 'k3f9a2m1x0', name: 'Lakeside Heights', builder: 'Neem Homes', city: 'pune' },
  ...{ wish: 'CALL', callers: 'ONE_PERSON', frequency: 'ONCE', days: 7, brochure: false, visitOn: null, message: '' },
  consent: 'My request goes to Neem Homes and to no other builder.',
  ...{ state: 'SENT', sentOn: FAKE_NOW, endsOn: FAKE_NOW + 7 * 86_400_000, answer: null, calls: [] },
};

const open = (answers: FakeAnswers, loggedIn = true) => {
  const platform = fakePlatform({ session: { loggedIn }, answers });
  renderInRouter(<ProjectLead id="k3f9a2m1x0" builder="Neem Homes" />, platform);
  return platform;
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send to Neem Homes' }));

describe('asking a builder', () => {
  it('sends what was chosen and typed before its code had loaded', async () => {
    const onSend = jest.fn(async () => undefined);
    const form = <LeadForm builder="Neem Homes" before={undefined} busy={false} problem={undefined} onSend={onSend} />;
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(form);
    fireEvent.change(screen.getByLabelText('Your question, if you have one'), { target: { value: 'A corner flat?' } });
    screen.getByRole<HTMLInputElement>('radio', { name: 'Nobody, written answers only' }).checked = true;
    const root = await act(async () => hydrateRoot(page, form));
    send();
    expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ callers: 'NOBODY', message: 'A corner flat?' }));
    act(() => root.unmount());
    page.remove();
  });

  it('shows what the visitor agrees to, and sends their terms as a form', async () => {
    const platform = open({ [CREATE]: { status: 200, lead: LEAD } });
    fireEvent.click(screen.getByRole('radio', { name: 'The builder’s sales team' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Twice a week' }));
    fireEvent.click(screen.getByRole('radio', { name: '30 days' }));
    expect(
      screen.getByText(/^My request goes to Neem Homes and to no other builder\. For 30 days, the sales team/),
    ).toBeTruthy();
    send();
    expect(await screen.findByText(/Neem Homes has your request/)).toBeTruthy();
    expect(platform.calls[0]?.input).toMatchObject({
      params: { id: 'k3f9a2m1x0' },
      form: { callers: 'SALES_TEAM', frequency: 'TWICE_A_WEEK', days: 30, brochure: 'false' },
    });
  });

  it('asks for no frequency and no end where nobody may call', () => {
    open({});
    fireEvent.click(screen.getByRole('radio', { name: /Nobody/ }));
    expect(screen.queryByRole('radio', { name: '30 days' })).toBeNull();
    expect(screen.getByText(/Nobody may call me: Neem Homes answers in writing/)).toBeTruthy();
  });

  it('keeps the form and says why after a refusal', async () => {
    open({ [CREATE]: fakeHttpError(409, 'This is a project of your own company.') });
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('your own company');
    expect(screen.getByRole('button', { name: 'Send to Neem Homes' })).toBeTruthy();
  });

  it('can be withdrawn after a question', async () => {
    open({ [CREATE]: { status: 200, lead: LEAD }, [WITHDRAW]: { lead: { ...LEAD, state: 'WITHDRAWN' } } });
    send();
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw my request' }));
    expect(await screen.findByText('You have withdrawn this request.')).toBeTruthy();
  });
});

describe('the page of enquiries', () => {
  const show = (leads: OwnProjectLead[]) =>
    renderPage(enquiries, {
      url: '/my-project-enquiries',
      platform: fakePlatform({
        session: { loggedIn: true },
        answers: { [LIST]: { leads }, [WATCHED]: { projects: [] } },
      }),
    });

  it('shows the answer and each time that the number was seen', async () => {
    await show([
      {
        ...LEAD,
        state: 'ANSWERED',
        answer: { text: 'Two flats are free.', at: FAKE_NOW },
        calls: [{ by: 'Kiran', at: FAKE_NOW - 60_000 }],
      },
    ]);
    const enquiry = within(screen.getByRole('article', { name: 'Lakeside Heights' }));
    expect(enquiry.getByText('Two flats are free.')).toBeTruthy();
    expect(enquiry.getByText(/^Kiran,/)).toBeTruthy();
    expect(enquiry.getByRole('link', { name: 'Lakeside Heights' }).getAttribute('href')).toBe(
      '/neem-homes-lakeside-heights-prjt-k3f9a2m1x0',
    );
  });

  it('leads to projects when nothing was asked', async () => {
    await show([]);
    expect(screen.getByRole('link', { name: 'See new projects' }).getAttribute('href')).toBe('/new-projects');
  });
});

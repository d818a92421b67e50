import { LEGAL_SERVICES } from '@aangan/shared-kit/domain/home-services/legal-services';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import * as servicePage from './legal-service.page.tsx';
import * as listPage from './legal-services.page.tsx';

describe('legal services', () => {
  it('show each service with its price before any login', async () => {
    await renderPage(listPage, { url: '/legal-services', pattern: '/legal-services*', params: { '*': '' } });
    for (const { name } of LEGAL_SERVICES) expect(screen.getByRole('link', { name })).toBeTruthy();
    expect(screen.getByText('₹299')).toBeTruthy();
    expect(screen.getByText('From ₹4,999')).toBeTruthy();
  });

  it('name the police of the city', async () => {
    const visit = { pattern: '/police-intimation*', params: { '*': '/pune' } };
    await renderPage(servicePage, { url: '/police-intimation/pune', ...visit });
    expect(screen.getByText('The form goes to the Pune City Police.')).toBeTruthy();
  });

  it('are not found under another rest of the path', async () => {
    const visit = { pattern: '/police-intimation*', params: { '*': 'x' } };
    await expect(renderPage(servicePage, { url: '/police-intimationx', ...visit })).rejects.toMatchObject({
      status: 404,
    });
  });

  it.each([
    [false, 'WEBSITE'],
    [true, 'HOOD_EXPLORE'],
  ])('take a lead; in a webview (%s) its source is %s', async (hybrid, source) => {
    const LEAD = 'POST /legal-backend/api/v1/lead';
    const answer = { sts: 1, status_code: 200, leadId: 'lead_1', message: 'Sent' } as const;
    const platform = { ...fakePlatform({ answers: { [LEAD]: answer } }), hybrid };
    await renderPage(listPage, { url: '/legal-services', pattern: '/legal-services*', params: { '*': '' }, platform });
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Asha Rao' } });
    fireEvent.change(screen.getByLabelText('Your phone'), { target: { value: '12' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a call' }));
    expect(await screen.findAllByText('Please enter valid phone number')).toHaveLength(2);
    expect(platform.calls).toEqual([]);
    fireEvent.change(screen.getByLabelText('Your phone'), { target: { value: '9845012345' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a call' }));
    expect(await screen.findByText(/has been submitted successfully/)).toBeTruthy();
    expect(platform.calls[0]?.input).toMatchObject({
      json: { name: 'Asha Rao', phone: '98450 12345', city: 'bangalore', serviceType: 'AGREEMENT', source },
    });
  });
});

import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PlatformProvider } from '../platform/platform.ts';
import { fakePlatform } from '../testing/fake-platform.tsx';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { EmiCalculator } from './emi-calculator.tsx';

const PRICE = 1_00_00_000;
const calculator = <EmiCalculator price={PRICE} title="3 BHK in Baner" url="/property/buy/x/1/detail" />;

describe('the EMI calculator', () => {
  it('shows a default loan with its figures before any script runs', () => {
    const html = renderToString(<PlatformProvider value={fakePlatform()}>{calculator}</PlatformProvider>).replaceAll(
      '<!-- -->',
      '',
    );
    expect(html).toContain('₹69,426 a month');
    expect(html).toContain('for ₹80 Lacs at 8.5% over 20 years');
    expect(html).toContain('<dt>Total interest</dt><dd>₹86.62 Lacs</dd>');
  });

  it('recalculates when the years change', () => {
    renderInRouter(calculator);
    fireEvent.change(screen.getByRole('textbox', { name: 'Years' }), { target: { value: '10' } });
    expect(screen.getByText('₹99,189 a month')).toBeTruthy();
  });

  it('changes the loan with the slider, in steps of one percent of the price', () => {
    renderInRouter(calculator);
    fireEvent.change(screen.getByRole('slider', { name: /Loan amount/ }), { target: { value: '50' } });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Loan amount' }).value).toBe('50,00,000');
    expect(screen.getByText('₹43,391 a month')).toBeTruthy();
  });

  it('keeps the last valid figures while a field is invalid, and says how to correct it', () => {
    renderInRouter(calculator);
    fireEvent.change(screen.getByRole('textbox', { name: /Interest/ }), { target: { value: '85' } });
    expect(screen.getByText('Write a rate between 5 and 15.')).toBeTruthy();
    expect(screen.getByText('₹69,426 a month')).toBeTruthy();
  });

  it('starts with the loan in the address, and shares the loan that is shown', async () => {
    history.replaceState(null, '', '?loan=4500000,9,15');
    const platform = fakePlatform();
    renderInRouter(calculator, platform);
    history.replaceState(null, '', '/');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Loan amount' }).value).toBe('45,00,000');
    expect(screen.getByText('for ₹45 Lacs at 9% over 15 years')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Years' }), { target: { value: '10' } });
    const share = jest.fn(async () => undefined);
    Object.assign(navigator, { share });
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ url: `${platform.origin}/property/buy/x/1/detail?loan=4500000,9,10#loan` }),
    );
    Reflect.deleteProperty(navigator, 'share');
  });

  it('lists the loan year by year until it is repaid', () => {
    renderInRouter(calculator);
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(21);
    expect(rows.at(-1)?.textContent).toMatch(/₹0$/);
  });
});

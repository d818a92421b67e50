import type { PricedLine } from '@aangan/shared-kit/contracts/home-services';
import { render, screen, within } from '@testing-library/react';
import { PriceLines } from './price-lines.tsx';
import { PriceParts } from './price-parts.tsx';

const line = (description: string, paise: number, facts: Partial<PricedLine> = {}): PricedLine => ({
  ...{ sku: null, description, quantity: 1, paise, code: '998533', gstRate: 18 },
  ...{ taxablePaise: paise, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
  ...facts,
});

/** The rows of a list of amounts: `['Total', '₹1,180']`. */
const rowsOf = (container: HTMLElement) =>
  within(container)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('a price in lines', () => {
  it('shows each line, what is taken off, the total, and its tax', () => {
    const gst = { taxablePaise: 1_00_000, cgstPaise: 9_000, sgstPaise: 9_000, igstPaise: 0 };
    const lines = [line('Deep cleaning', 1_23_050), line('Offer', -5_050)];
    const { container } = render(
      <PriceLines price={{ lines, gst, placeOfSupply: 'Karnataka', totalPaise: 1_18_000 }} />,
    );
    expect(rowsOf(container)).toEqual([
      ['Deep cleaning', '₹1,230.50'],
      ['Offer', '−₹50.50'],
      ['Total', '₹1,180'],
      ['Value before GST', '₹1,000'],
      ['CGST', '₹90'],
      ['SGST', '₹90'],
    ]);
    expect(screen.getByText('Place of supply: Karnataka.')).toBeTruthy();
  });

  it('names fees without GST', () => {
    const gst = { taxablePaise: 1_00_000, cgstPaise: 0, sgstPaise: 0, igstPaise: 18_000 };
    const lines = [line('Rental agreement', 1_18_000), line('Stamp duty', 50_000, { gstRate: 0, code: null })];
    const { container } = render(
      <PriceLines price={{ lines, gst, placeOfSupply: 'Delhi', totalPaise: 1_68_000 }} totalLabel="To pay now" />,
    );
    expect(rowsOf(container).slice(2)).toEqual([
      ['To pay now', '₹1,680'],
      ['Value before GST', '₹1,000'],
      ['IGST', '₹180'],
      ['Without GST', '₹500'],
    ]);
    expect(screen.getByText('Place of supply: Delhi. No GST on: Stamp duty.')).toBeTruthy();
  });
});

describe('the parts of a price', () => {
  it('adds labour, materials and travel, and leaves out what costs nothing', () => {
    const parts = { labourPaise: 9_900, materialsPaise: 0, travelPaise: 8_000 };
    const { container } = render(<PriceParts price={{ ...parts, fullPaise: 17_900, offPaise: 0, paise: 17_900 }} />);
    expect(rowsOf(container)).toEqual([
      ['Labour', '₹99'],
      ['Travel', '₹80'],
      ['Price', '₹179'],
    ]);
  });
});

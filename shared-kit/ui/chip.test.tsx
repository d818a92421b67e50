import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { Chip, ChipToggle } from './chip.tsx';
import { CheckboxGroup, RadioGroup } from './choice-group.tsx';

afterEach(cleanup);

describe('Chip', () => {
  it('is a link to the page without its filter, named after the filter', () => {
    renderInRouter(<Chip removeTo="/property/rent/bangalore">2 BHK</Chip>);
    const link = screen.getByRole('link', { name: 'Remove 2 BHK' });
    expect(link.getAttribute('href')).toBe('/property/rent/bangalore');
  });

  it('is a button without an address', () => {
    let removed = 0;
    renderInRouter(
      <Chip
        onRemove={() => {
          removed += 1;
        }}
      >
        Koramangala
      </Chip>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove Koramangala' }));
    expect(removed).toBe(1);
  });
});

it('ChipToggle is a native checkbox with its count in the name', () => {
  render(
    <ChipToggle name="bhk" value="BHK2" count={12345}>
      2 BHK
    </ChipToggle>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '2 BHK 12,345' });
  fireEvent.click(box);
  expect(box.checked).toBe(true);
});

const BHK = [
  { value: 'BHK1', label: '1 BHK' },
  { value: 'BHK2', label: '2 BHK' },
  { value: 'BHK3', label: '3 BHK', disabled: true },
];

function Bhk() {
  const [value, setValue] = useState(['BHK2']);
  return (
    <>
      <CheckboxGroup legend="Bedrooms" name="bhk" options={BHK} value={value} onChange={setValue} />
      <output>{value.join()}</output>
    </>
  );
}

it('CheckboxGroup gives all chosen values in the order of the options', () => {
  render(<Bhk />);
  fireEvent.click(screen.getByRole('checkbox', { name: '1 BHK' }));
  expect(screen.getByRole('status').textContent).toBe('BHK1,BHK2');
  fireEvent.click(screen.getByRole('checkbox', { name: '2 BHK' }));
  expect(screen.getByRole('status').textContent).toBe('BHK1');
});

it('RadioGroup has a named group, its help and its error wired to it', () => {
  render(
    <RadioGroup
      legend="Bedrooms"
      name="bhk"
      look="rows"
      options={BHK}
      value="BHK1"
      onChange={() => undefined}
      help="One of them"
      error="Choose how many bedrooms"
    />,
  );
  const group = screen.getByRole('group', { name: 'Bedrooms' });
  const described = (group.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  expect(described.map((element) => element?.textContent)).toEqual(['Choose how many bedrooms', 'One of them']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '1 BHK' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 BHK' }).disabled).toBe(true);
});

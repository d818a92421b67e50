import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { Button, LinkButton } from './button.tsx';
import { TextField } from './field.tsx';
import { heartIcon } from './icon-paths.tsx';
import { Price } from './price.tsx';
import { type Range, RangeField } from './range-field.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('ignores clicks and keeps the focus while it is busy', () => {
    let clicks = 0;
    const count = () => {
      clicks += 1;
    };
    const { rerender } = render(<Button onClick={count}>Send OTP</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send OTP' });
    button.focus();
    fireEvent.click(button);
    rerender(
      <Button busy onClick={count}>
        Send OTP
      </Button>,
    );
    fireEvent.click(button);
    expect(clicks).toBe(1);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('does not send its form a second time while it is busy', () => {
    render(
      <form>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    expect(fireEvent.click(screen.getByRole('button'))).toBe(false);
  });

  it('has a name when it is an icon alone', () => {
    render(<Button icon={heartIcon} label="Shortlist" />);
    expect(screen.getByRole('button', { name: 'Shortlist' })).toBeTruthy();
  });

  it('is a link where it goes somewhere', () => {
    renderInRouter(<LinkButton to="/tenant/plans">See plans</LinkButton>);
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/tenant/plans');
  });
});

it('TextField has its error and help wired to the input', () => {
  render(<TextField label="Phone" help="10 digits" error="Enter the 10 digits of your number" />);
  const input = screen.getByLabelText('Phone');
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(described.map((element) => element?.textContent)).toEqual(['Enter the 10 digits of your number', '10 digits']);
});

function Budget() {
  const [value, setValue] = useState<Range>({ maximum: 22_000 });
  return (
    <>
      <RangeField
        legend="Budget"
        names={{ minimum: 'min', maximum: 'max' }}
        steps={[10_000, 20_000, 30_000]}
        format={String}
        value={value}
        onChange={setValue}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

it('RangeField includes its own value, never crosses, and can clear an end', () => {
  render(<Budget />);
  const offered = (name: string) => [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ text }) => text);
  expect(screen.getByLabelText<HTMLSelectElement>('To').value).toBe('22000');
  expect(offered('From')).toEqual(['No minimum', '10000', '20000']);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '20000' } });
  expect(offered('To')).toEqual(['No maximum', '22000', '30000']);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '' } });
  expect(screen.getByRole('status').textContent).toBe('{"minimum":20000}');
});

it.each([
  [32_000, true, '₹32,000 a month'],
  [12_500_000, false, '₹1.25 Cr'],
])('Price of ₹%d, monthly %s, reads %s', (amount, monthly, words) => {
  const { container } = render(<Price amount={amount} monthly={monthly} />);
  expect(container.textContent).toBe(words);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlotChoice } from './slot-choice.tsx';
import { chosenSlot, slotError } from './slot-value.ts';
import { sampleSlotDay } from './testing/sample-slots.ts';

const DAYS = [
  { day: '2026-11-23', slots: [] },
  sampleSlotDay('2026-11-24', [0, 2, 0, 1, 4]),
  sampleSlotDay('2026-11-25', [0, 0, 0, 0, 0]),
  sampleSlotDay('2026-11-26', [3, 3, 3, 3, 3]),
];

function show(error?: string) {
  const { container } = render(
    <form>
      <SlotChoice days={DAYS} name="slot" id="visit-slot" error={error} />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  return () => new FormData(form).get('slot');
}

describe('SlotChoice', () => {
  it('sends the day and the slot as one value of a plain form', async () => {
    const sent = show();
    expect(sent()).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '10 am to 12 noon 2 free' }));
    expect(sent()).toBe('2026-11-24/SLOT_10_12');
    expect(chosenSlot('2026-11-24/SLOT_10_12')).toEqual({ day: '2026-11-24', slotId: 'SLOT_10_12' });
  });

  it('opens the first day that has a free place, and disables taken slots and full days', () => {
    show();
    expect(screen.getByRole('radio', { name: 'Tue, 24 Nov', checked: true })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Wed, 25 Nov, full' }).disabled).toBe(true);
    expect(screen.queryByRole('radio', { name: /Mon, 23 Nov/ })).toBeNull();
    const first = screen.getByRole('group', { name: 'Tue, 24 Nov' });
    expect(first.querySelectorAll('input:disabled')).toHaveLength(2);
  });

  it('forgets the slot of the day before when another day is chosen', async () => {
    const sent = show();
    await userEvent.click(screen.getByRole('radio', { name: '10 am to 12 noon 2 free' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Thu, 26 Nov' }));
    expect(sent()).toBeNull();
  });

  it('says its problem beside the field, which the summary of a form can focus', () => {
    show(slotError(''));
    const group = screen.getByRole('group', { name: 'Day and time', description: 'Choose a day and a time.' });
    group.focus();
    expect(document.activeElement).toBe(group);
  });

  it('says that every slot is taken', () => {
    render(<SlotChoice days={[sampleSlotDay('2026-11-24', [])]} name="slot" />);
    expect(screen.getByRole('status').textContent).toContain('All slots in the next two weeks are taken.');
  });
});

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineForm } from '../platform/form-definition.ts';
import { orRefusal, refusal } from '../platform/form-refusal.ts';
import type { ActionArgs } from '../platform/page.ts';
import { redirect } from '../platform/router.ts';
import { fakeHttpError, fakePlatform } from '../testing/fake-platform.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { ActionForm, useActionForm } from './action-form.tsx';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { Form } from './form.tsx';
import { usePageForm } from './use-page-form.tsx';

const CALL = 'POST /api/v1/voucher/buy';
const NAME = defineForm({ name: 'person', fields: { name: undefined } });

/** A page with a form for its name, and a decision with its reason on each of two cases. */
const page = {
  Component: function Cases() {
    const person = usePageForm(NAME, { hidden: { do: 'name' } });
    return (
      <>
        <Form form={person} aria-label="Person">
          <TextField label="Name" {...person.field('name')} />
          <Button type="submit">Save</Button>
        </Form>
        <Decision id="1" />
        <Decision id="2" />
        <ActionForm hidden={{ do: 'end' }} aria-label="End">
          <Button type="submit" name="how" value="now">
            End
          </Button>
        </ActionForm>
      </>
    );
  },
  action: async ({ form, platform }: ActionArgs) => {
    if (form.get('do') === 'decide') return refusal(form, { reason: 'Say why.' });
    return orRefusal(form, async () => {
      await platform.http.request(CALL, { json: { offer: String(form.get('how')) } });
      return redirect('/done');
    });
  },
};

function Decision({ id }: { readonly id: string }) {
  const form = useActionForm({ do: 'decide', id });
  return (
    <Form form={form} aria-label={`Case ${id}`}>
      <TextField label={`Reason ${id}`} {...form.field('reason', 'none')} />
      <Button type="submit" busy={form.busy}>
        Decide {id}
      </Button>
    </Form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const reason = (id: string) => screen.getByLabelText<HTMLInputElement>(`Reason ${id}`);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('A form of one press sends its hidden fields and the value of the pressed button', async () => {
  const platform = fakePlatform({ answers: { [CALL]: { voucher: {} } as never } });
  const { location } = await renderPage(page, { url: '/cases', platform });
  await press('End');
  await waitFor(() => expect(location()).toBe('/done'));
  expect(platform.calls).toEqual([{ call: CALL, input: { json: { offer: 'now' } } }]);
});

it('A refusal appears in the form that was sent, which gets the focus and keeps what was typed', async () => {
  await renderPage(page, { url: '/cases' });
  await userEvent.clear(reason('2'));
  await userEvent.type(reason('2'), 'Too dear');
  await press('Decide 2');
  const summary = await screen.findByRole('region', { name: 'What to change' });
  expect(screen.getByRole('form', { name: 'Case 2' }).contains(summary)).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(reason('2').getAttribute('aria-invalid')).toBe('true');
  expect([reason('1').value, reason('2').value]).toEqual(['none', 'Too dear']);
  await userEvent.click(screen.getByRole('link', { name: 'Say why.' }));
  expect(document.activeElement).toBe(reason('2'));
});

it('A problem of a field disappears once the field is changed', async () => {
  await renderPage(page, { url: '/cases' });
  await press('Decide 2');
  await screen.findByRole('region', { name: 'What to change' });
  await userEvent.type(reason('1'), 'x');
  expect(screen.queryByRole('region', { name: 'What to change' })).not.toBeNull();
  await userEvent.type(reason('2'), 'x');
  expect(screen.queryByRole('region', { name: 'What to change' })).toBeNull();
  expect(reason('2').getAttribute('aria-invalid')).toBeNull();
});

it('A failed call is shown in the form that made it', async () => {
  const platform = fakePlatform({ answers: { [CALL]: fakeHttpError(409, 'It has ended.') } });
  await renderPage(page, { url: '/cases', platform });
  await press('End');
  const summary = await screen.findByRole('region', { name: 'What to change' });
  expect(screen.getByRole('form', { name: 'End' }).contains(summary)).toBe(true);
  expect(summary.textContent).toBe('It has ended.');
});

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { nameError } from '../domain/name.ts';
import { actOnForm, defineForm } from '../platform/form-definition.ts';
import { createMemoryRouter, RouterProvider } from '../platform/host-router.ts';
import { LEAVE_QUESTION } from '../platform/leave-warning.ts';
import { type ActionArgs, PageProvider, type Refusal } from '../platform/page.ts';
import { PlatformProvider } from '../platform/platform.ts';
import { Link, redirect } from '../platform/router.ts';
import { useMutation } from '../platform/use-mutation.ts';
import { type FakePlatform, fakeHttpError, fakePlatform } from '../testing/fake-platform.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { Button } from './button.tsx';
import { SelectField, TextField } from './field.tsx';
import { Form } from './form.tsx';
import { MoneyField } from './money-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { useForm } from './use-form.tsx';
import { usePageForm } from './use-page-form.tsx';

const ASK = defineForm({
  name: 'ask',
  fields: {
    name: nameError,
    city: (city) => (city === 'goa' ? 'We are not in Goa.' : undefined),
    rent: undefined,
    phone: undefined,
    password: undefined,
  },
  secrets: ['password'],
});
const CALL = 'POST /api/v1/voucher/buy';
const VOUCHER = { voucher: {} } as never;
const CITIES = [
  { value: 'pune', label: 'Pune' },
  { value: 'goa', label: 'Goa' },
];

function Fields({ form }: { readonly form: ReturnType<typeof useForm<keyof typeof ASK.fields>> }) {
  return (
    <Form form={form} aria-label="Ask">
      <TextField label="Name" {...form.field('name')} />
      <SelectField label="City" options={CITIES} {...form.field('city')} />
      <MoneyField label="Rent" {...form.field('rent')} />
      <PhoneField label="Phone" {...form.field('phone')} />
      <TextField label="Password" type="password" {...form.field('password')} />
      <Button type="submit" busy={form.busy}>
        Ask
      </Button>
      <Link to="/elsewhere">Elsewhere</Link>
    </Form>
  );
}

/** A form that makes a call. */
const calling = {
  Component: function Calling() {
    const sending = useMutation(CALL);
    const form = useForm(ASK, {
      defaults: { name: 'Asha', city: 'pune' },
      sending,
      submit: ({ name }) => sending.run({ json: { offer: name } }),
    });
    return <Fields form={form} />;
  },
};

/** A form that is sent to the action of its page. */
const posting = {
  Component: function Posting() {
    return <Fields form={usePageForm(ASK, { defaults: { name: 'Asha', city: 'pune' } })} />;
  },
  action: ({ form, platform }: ActionArgs) =>
    actOnForm(ASK, form, async ({ name }) => {
      await platform.http.request(CALL, { json: { offer: name } });
      return redirect('/ask?sent=1');
    }),
};

type Page = typeof calling | typeof posting;
const open = (page: Page, platform: FakePlatform, refusal?: Refusal) =>
  renderPage(page, { url: '/ask', platform, ...(refusal && { refusal }) });
const accepting = (facts = {}) => fakePlatform({ answers: { [CALL]: VOUCHER }, ...facts });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Ask' }));
const summary = () => screen.getByRole('region', { name: 'What to change' });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe.each([
  ['that makes a call', calling],
  ['of a page’s action', posting],
])('a form %s', (_which, page) => {
  it('sends what was typed, on Enter too', async () => {
    const platform = accepting();
    await open(page, platform);
    await userEvent.clear(field('Name'));
    await userEvent.type(field('Name'), ' Ravi {Enter}');
    await waitFor(() => expect(platform.calls).toEqual([{ call: CALL, input: { json: { offer: 'Ravi' } } }]));
  });

  it('sends nothing while a rule is broken: the problem is at its field and in the summary, which has the focus', async () => {
    const platform = accepting();
    await open(page, platform);
    type('Name', 'Al');
    type('City', 'goa');
    await send();
    const words = 'Minimum 3 characters required in name.';
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(summary().textContent).toBe(`2 answers need a change:${words}We are not in Goa.`);
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById('ask-name-error')?.textContent).toBe(words);
    expect(platform.calls).toEqual([]);
    await userEvent.click(within(summary()).getByRole('link', { name: words }));
    expect(document.activeElement).toBe(field('Name'));
    await userEvent.type(field('Name'), 'ka');
    await waitFor(() => expect(summary().textContent).toBe('One answer needs a change:We are not in Goa.'));
  });

  it('checks a field when the next one gets the focus, without a summary', async () => {
    await open(page, accepting());
    await userEvent.clear(field('Name'));
    await userEvent.type(field('Name'), 'Al');
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    await userEvent.click(field('Rent'));
    expect(document.getElementById('ask-name-error')?.textContent).toBe('Minimum 3 characters required in name.');
    expect(screen.queryByRole('region', { name: 'What to change' })).toBeNull();
    await userEvent.type(field('Name'), 'ka');
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
  });

  it('shows the fields that a 400 names, until they are changed', async () => {
    const issues = { 'body.name': 'We know this name.' };
    await open(page, fakePlatform({ answers: { [CALL]: fakeHttpError(400, 'It does not fit.', issues) } }));
    await send();
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(summary().textContent).toBe('One answer needs a change:We know this name.');
    expect(field('Name').value).toBe('Asha');
    await userEvent.type(field('Name'), 'n');
    await waitFor(() => expect(screen.queryByText('We know this name.')).toBeNull());
  });

  it('shows a problem of no field in the summary', async () => {
    await open(page, fakePlatform({ answers: { [CALL]: fakeHttpError(429, 'Too many requests.') } }));
    await send();
    await waitFor(() => expect(summary().textContent).toBe('Too many requests.'));
    expect(document.activeElement).toBe(summary());
  });

  it('has its values again after a reload, but no secret', async () => {
    const first = await open(page, accepting());
    await userEvent.type(field('Name'), ' Rao');
    type('City', 'goa');
    await userEvent.type(field('Password'), 'open-sesame');
    first.unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('open-sesame');
    await open(page, accepting({ session: { loggedIn: true } }));
    expect([field('Name').value, field('City').value, field('Password').value]).toEqual(['Asha Rao', 'goa', '']);
  });

  it('does not show the values of one person to the next one', async () => {
    const first = await open(page, accepting({ session: { loggedIn: true, account: { id: 'acc_1', name: 'Asha' } } }));
    await userEvent.type(field('Name'), ' Rao');
    first.unmount();
    await open(page, accepting({ session: { loggedIn: true, account: { id: 'acc_2', name: 'Ravi' } } }));
    expect(field('Name').value).toBe('Asha');
  });

  it('forgets its values once they are sent', async () => {
    const first = await open(page, accepting());
    await userEvent.type(field('Name'), ' Rao');
    await send();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    first.unmount();
    await open(page, accepting());
    expect(field('Name').value).toBe('Asha');
  });

  it('asks before the visitor leaves with unsent values, and only then', async () => {
    const confirmed = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { location } = await open(page, accepting());
    const leaving = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(leaving()).toBe(false);
    await userEvent.type(field('Name'), ' Rao');
    expect(leaving()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(confirmed).toHaveBeenCalledWith(LEAVE_QUESTION);
    expect(location()).toBe('/ask');
    confirmed.mockReturnValue(true);
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await waitFor(() => expect(location()).toBe('/elsewhere'));
  });
});

it('A form that its page’s action accepted leads on', async () => {
  const { location } = await open(posting, accepting());
  await send();
  await waitFor(() => expect(location()).toBe('/ask?sent=1'));
});

describe('a form that the server refused', () => {
  const refusal: Refusal = {
    problem: undefined,
    problemsByField: { name: 'Minimum 3 characters required in name.' },
    values: { name: 'Al', city: 'goa' },
  };

  it('has the typed values and problems in the markup of the server', () => {
    const state = {
      data: null,
      params: {},
      pattern: '/ask',
      action: { refusal, busy: false, submit: () => undefined },
    };
    const router = createMemoryRouter([{ path: '*', element: <posting.Component /> }]);
    const html = renderToString(
      <PlatformProvider value={fakePlatform()}>
        <PageProvider value={state}>
          <RouterProvider router={router} />
        </PageProvider>
      </PlatformProvider>,
    );
    document.body.innerHTML = html;
    expect(document.querySelector('form')?.method).toBe('post');
    expect(field('Name').value).toBe('Al');
    expect(field('City').value).toBe('goa');
    expect(document.getElementById('ask-name-error')?.textContent).toBe('Minimum 3 characters required in name.');
    expect(summary().hasAttribute('autofocus')).toBe(true);
    document.body.innerHTML = '';
  });

  it('has them in the browser, with the focus on the summary', async () => {
    await open(posting, accepting(), refusal);
    expect(field('Name').value).toBe('Al');
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    await userEvent.type(field('Name'), 'ka');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What to change' })).toBeNull());
  });
});

it('Amounts and phone numbers are grouped while they are typed, and the caret stays where it was', async () => {
  await open(calling, accepting());
  await userEvent.type(field('Rent'), '150000');
  expect(field('Rent').value).toBe('1,50,000');
  await userEvent.type(field('Rent'), '2', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field('Rent').value).toBe('15,20,000');
  expect(field('Rent').selectionStart).toBe(4);
  expect(field('Rent').inputMode).toBe('numeric');
  await userEvent.type(field('Phone'), '9845012345');
  expect(field('Phone').value).toBe('98450 12345');
  expect(field('Phone').autocomplete).toBe('tel-national');
  await act(async () => undefined);
});

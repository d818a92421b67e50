import {
  languagesOf,
  managerHoursError,
  managerLanguagesError,
  managerNameError,
  managerNextStepError,
} from '@aangan/shared-kit/domain/property-manager';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import type { StaffChoice } from '@aangan/shared-kit/platform/staff-queue';

/** What staff do about managers: in the form, in the address afterwards, and in the log of decisions. */
export const CHANGES: readonly StaffChoice[] = [
  {
    name: 'assigned',
    label: 'Assigned',
    effect: 'The person gets a message with the manager’s name and hours.',
    done: 'The manager is assigned, and the person gets a message.',
  },
  {
    name: 'changed',
    label: 'Changed',
    effect: 'The person sees it at once, and gets a message if the manager is another one.',
    done: 'The change is saved.',
  },
  {
    name: 'ended',
    label: 'Ended',
    effect: 'The person sees no manager any more. With a plan in force they wait again.',
    done: 'The management has ended.',
  },
];

const MANAGER = defineForm({
  name: 'staff-manager',
  fields: {
    accountId: undefined,
    do: undefined,
    name: managerNameError,
    hours: managerHoursError,
    languages: managerLanguagesError,
    nextStep: managerNextStepError,
  },
});

const ENDING = defineForm({ name: 'staff-manager-end', fields: { accountId: undefined, do: undefined } });

/** Assigns, changes or ends a manager. */
export async function changeManager({ form, url, platform: { http } }: ActionArgs): Promise<Response | Refusal> {
  const page = url.searchParams.get('page');
  const afterwards = (done: string) =>
    redirect(`${url.pathname}?${new URLSearchParams({ ...(page && { page }), done })}`);
  if (form.get('do') === 'ended') {
    return actOnForm(ENDING, form, async ({ accountId }) => {
      await http.request('DELETE /api/v1/staff/property-managers/{accountId}', { params: { accountId } });
      return afterwards('ended');
    });
  }
  return actOnForm(MANAGER, form, async ({ accountId, do: doing, name, hours, languages, nextStep }) => {
    const first = doing === 'assigned';
    const json = { name, hours, languages: languagesOf(languages), nextStep: nextStep || null, first };
    await http.request('PUT /api/v1/staff/property-managers/{accountId}', { params: { accountId }, json });
    return afterwards(first ? 'assigned' : 'changed');
  });
}

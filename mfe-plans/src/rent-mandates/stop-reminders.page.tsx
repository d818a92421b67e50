import { stopRemindersLink } from '@aangan/shared-kit/links/rent-pay';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { REMINDER_WORDS as WORDS } from './automatic.words.ts';

/** The reminders of a link; null for one that has ended. Opening the page changes nothing. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const token = params.token ?? '';
  try {
    return await http.request('GET /api/v1/rent-pay/reminders/{token}', { params: { token } });
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

export function action({ form, params, platform: { http } }: ActionArgs) {
  const token = params.token ?? '';
  return orRefusal(form, async () => {
    const json = { isOn: form.get('do') === 'undo' };
    await http.request('PUT /api/v1/rent-pay/reminders/{token}', { params: { token }, json });
    return redirect(stopRemindersLink(token));
  });
}

export function head(): PageHead {
  return { title: `${WORDS.stopTitle} | Aangan`, robots: 'noindex,nofollow' };
}

/** One press ends the reminders of a message, without a login. */
export function Component() {
  const reminders = usePageData<typeof loader>();
  return (
    <PageColumn width="form" top={32} bottom={72}>
      <PageHeading>
        <h1>{WORDS.stopTitle}</h1>
        <Lead>{reminders ? WORDS.stopText(reminders.dueDay) : WORDS.gone}</Lead>
      </PageHeading>
      {reminders && !reminders.isOn && <AlertNote tone="good">{WORDS.stopped}</AlertNote>}
      {reminders && (
        <ActionForm hidden={{ do: reminders.isOn ? 'stop' : 'undo' }}>
          <Button type="submit" {...(reminders.isOn && { variant: 'primary' })}>
            {reminders.isOn ? WORDS.stop : WORDS.undo}
          </Button>
        </ActionForm>
      )}
    </PageColumn>
  );
}

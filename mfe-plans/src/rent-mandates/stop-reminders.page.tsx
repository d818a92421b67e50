import { stopRemindersLink } from '@aangan/shared-kit/links/rent-pay';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { orEnded } from '@aangan/shared-kit/platform/or-ended';
import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { EndedLink } from '@aangan/shared-kit/ui/ended-link';
import { Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { REMINDER_WORDS as WORDS } from './automatic.words.ts';

/** The reminders of a link; null for one that has ended. Opening the page changes nothing. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const token = params.token ?? '';
  return orEnded(http.request('GET /api/v1/rent-pay/reminders/{token}', { params: { token } }));
}

export function action({ form, params, platform: { http } }: ActionArgs) {
  const token = params.token ?? '';
  return orRefusal(form, async () => {
    const json = { isOn: form.get('do') === 'undo' };
    await http.request('PUT /api/v1/rent-pay/reminders/{token}', { params: { token }, json });
    return redirect(stopRemindersLink(token));
  });
}

export function head({ data }: { data: Awaited<ReturnType<typeof loader>> }): PageHead {
  return { title: `${WORDS.stopTitle} | Aangan`, status: data ? 200 : 404, robots: 'noindex,nofollow' };
}

/** One press ends the reminders of a message, without a login. */
export function Component() {
  const reminders = usePageData<typeof loader>();
  return (
    <PageColumn width="form" top={32} bottom={72}>
      {reminders ? <Reminders {...reminders} /> : <EndedLink title={WORDS.goneTitle}>{WORDS.gone}</EndedLink>}
    </PageColumn>
  );
}

function Reminders({ isOn, dueDay }: NonNullable<Awaited<ReturnType<typeof loader>>>) {
  return (
    <>
      <PageHeading>
        <h1>{WORDS.stopTitle}</h1>
        <Lead>{WORDS.stopText(dueDay)}</Lead>
      </PageHeading>
      {!isOn && <AlertNote tone="good">{WORDS.stopped}</AlertNote>}
      <ActionForm hidden={{ do: isOn ? 'stop' : 'undo' }}>
        <Button type="submit" {...(isOn && { variant: 'primary' })}>
          {isOn ? WORDS.stop : WORDS.undo}
        </Button>
      </ActionForm>
    </>
  );
}

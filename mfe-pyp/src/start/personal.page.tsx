import { NAME_LENGTH } from '@aangan/shared-kit/domain/name';
import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Button } from '@aangan/shared-kit/ui/button';
import { CheckRow } from '@aangan/shared-kit/ui/check-row';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { PERSONAL, savePersonal } from './personal-definition.ts';
import { DETAILS } from './start.words.ts';
import { newListing } from './start-draft.ts';
import { START_HEAD_WORDS } from './start-head.words.ts';

/** Who posts: needed once, before the first listing. Source: routes.tsv (new listing, personal details). */
export async function loader({ url, platform: { http } }: PageArgs) {
  const info = await http.request('GET /api/v3/user/info', {});
  return {
    name: info.name ?? '',
    email: info.user_email ?? '',
    asksWhatsApp: info.whatsAppOptIn !== 'TRUE',
    listing: newListing(url.searchParams.get('category'), url.searchParams.get('city')),
  };
}

export function action(args: ActionArgs) {
  return savePersonal(args);
}

export function head(): PageHead {
  return { title: START_HEAD_WORDS.personal, robots: 'noindex' };
}

export function Component() {
  const { name, email, asksWhatsApp, listing } = usePageData<typeof loader>();
  const form = usePageForm(PERSONAL, { defaults: { name, email } });
  return (
    <PageColumn width="form">
      <PageHeading>
        <h1>{DETAILS.title}</h1>
        <Lead>{DETAILS.lead}</Lead>
      </PageHeading>
      <Form form={form} aria-label={DETAILS.title}>
        <TextField label={DETAILS.name} autoComplete="name" maxLength={NAME_LENGTH.maximum} {...form.field('name')} />
        <TextField label={DETAILS.email} type="email" autoComplete="email" {...form.field('email')} />
        {asksWhatsApp && (
          <CheckRow>
            <input type="checkbox" name="whatsApp" value="TRUE" />
            {DETAILS.whatsApp}
          </CheckRow>
        )}
        <Button type="submit" variant="primary" busy={form.busy}>
          {listing ? DETAILS.start : DETAILS.save}
        </Button>
      </Form>
    </PageColumn>
  );
}

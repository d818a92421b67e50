import { CHOSEN_KINDS, NOTICE_WAYS, NOTIFICATION_KINDS } from '@aangan/shared-kit/domain/support/notifications';
import { profileLink } from '@aangan/shared-kit/links/account';
import { ALERTS_LINK } from '@aangan/shared-kit/links/alerts';
import { CHAT_NOTICES_LINK } from '@aangan/shared-kit/links/chat';
import { NOTIFICATION_SETTINGS_LINK, NOTIFICATIONS_LINK } from '@aangan/shared-kit/links/notifications';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link, redirect } from '@aangan/shared-kit/platform/router';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Form } from '@aangan/shared-kit/ui/form';
import { Bullets, Lead, PageHeading, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import styles from './notifications.module.css';
import { quietWords, SETTINGS_WORDS } from './notifications.words.ts';

/** By which ways the person is notified of what. */
export async function loader({ url, platform: { http } }: PageArgs) {
  const settings = await http.request('GET /api/v1/notifications/settings', {});
  return { ...settings, saved: url.searchParams.has('saved') };
}

/** Saves the ticked ways of every kind. */
export function action({ form, platform: { http } }: ActionArgs) {
  return orRefusal(form, async () => {
    const kinds = CHOSEN_KINDS.map((kind) => {
      const has = (way: string) => form.has(`${kind} ${way}`);
      return { kind, ways: { whatsApp: has('whatsApp'), email: has('email'), sms: has('sms') } };
    });
    await http.request('PUT /api/v1/notifications/settings', { json: { kinds } });
    return redirect(`${NOTIFICATION_SETTINGS_LINK}?saved`);
  });
}

export const head = () => personalHead(SETTINGS_WORDS.title);

export function Component() {
  const { kinds, reachable, quietFrom, quietTo, saved } = usePageData<typeof loader>();
  const form = useActionForm({});
  const missing = NOTICE_WAYS.filter((way) => !reachable[way]);
  return (
    <PageColumn width="form" top={16} bottom={72} gap={32}>
      <PageHeading>
        <p>
          <Link to={NOTIFICATIONS_LINK}>{SETTINGS_WORDS.list}</Link>
        </p>
        <h1>{SETTINGS_WORDS.title}</h1>
        <Lead>{SETTINGS_WORDS.lead}</Lead>
        <SmallText>{SETTINGS_WORDS.waysHelp}</SmallText>
      </PageHeading>
      {missing.length > 0 && (
        <AlertNote tone="info">
          {missing.map((way) => SETTINGS_WORDS.unreachable[way]).join(' ')}{' '}
          <Link to={profileLink()}>{SETTINGS_WORDS.allow}</Link>
        </AlertNote>
      )}
      <Form form={form} aria-label={SETTINGS_WORDS.title}>
        {kinds.map(({ kind, ways }) => (
          <fieldset key={kind} className={styles.kind}>
            <legend>{NOTIFICATION_KINDS[kind].label}</legend>
            <div className={styles.ways}>
              {NOTICE_WAYS.map((way) => (
                <label key={way} className={styles.way}>
                  <input type="checkbox" name={`${kind} ${way}`} defaultChecked={ways[way]} />
                  {SETTINGS_WORDS.ways[way]}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {saved && <AlertNote tone="good">{SETTINGS_WORDS.saved}</AlertNote>}
        <Button type="submit" variant="primary" busy={form.busy}>
          {SETTINGS_WORDS.save}
        </Button>
      </Form>
      <Section aria-labelledby="always">
        <h2 id="always">{SETTINGS_WORDS.always}</h2>
        <p>{SETTINGS_WORDS.alwaysHelp}</p>
      </Section>
      <Section aria-labelledby="elsewhere">
        <h2 id="elsewhere">{SETTINGS_WORDS.elsewhere}</h2>
        <Bullets>
          <li>
            <Link to={CHAT_NOTICES_LINK}>{SETTINGS_WORDS.chatNotices}</Link>
          </li>
          <li>
            <Link to={ALERTS_LINK}>{SETTINGS_WORDS.alerts}</Link>
          </li>
          <li>
            <Link to={profileLink()}>{SETTINGS_WORDS.quiet}</Link>. {quietWords(quietFrom, quietTo)}
          </li>
        </Bullets>
      </Section>
    </PageColumn>
  );
}

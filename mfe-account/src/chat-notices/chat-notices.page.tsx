import { FEEDBACK_LINK, profileLink, VISITS_LINK } from '@aangan/shared-kit/links/account';
import { ALERTS_LINK } from '@aangan/shared-kit/links/alerts';
import { CHAT_NOTICES_LINK, CHATS_LINK } from '@aangan/shared-kit/links/chat';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { type ActionArgs, type PageArgs, type PageModule, usePageData } from '@aangan/shared-kit/platform/page';
import { Link, redirect } from '@aangan/shared-kit/platform/router';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Form } from '@aangan/shared-kit/ui/form';
import { Bullets, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { ConversationList, loadInbox, tabTitle, useInbox } from '../chat-list/public.ts';
import { MissedCallsLink } from '../missed-calls-link/public.ts';
import { BrowserNotices } from './browser-notices.tsx';
import styles from './chat-notices.module.css';
import { NOTICES_WORDS } from './chat-notices.words.ts';

/** What happened in conversations, and how the person is notified. Source: product-and-plans, section 2. */
export async function loader({ url, platform: { http } }: PageArgs) {
  const [inbox, settings] = await Promise.all([loadInbox(http), http.request('GET /api/v1/chat/settings', {})]);
  return { inbox, settings, saved: url.searchParams.has('saved') };
}

export function action({ form, platform: { http } }: ActionArgs) {
  return orRefusal(form, async () => {
    const json = { mail: form.has('mail'), sms: form.has('sms'), presence: form.has('presence') };
    await http.request('PUT /api/v1/chat/settings', { json });
    return redirect(`${CHAT_NOTICES_LINK}?saved`);
  });
}

type Data = Awaited<ReturnType<typeof loader>>;

export const head: NonNullable<PageModule<Data>['head']> = ({ data: { inbox } }) => ({
  title: tabTitle(NOTICES_WORDS.title, inbox.unread),
  robots: 'noindex',
});

export function Component() {
  const { inbox: loaded, settings, saved } = usePageData<typeof loader>();
  const inbox = useInbox(loaded);
  const unread = { ...inbox, next: null, conversations: inbox.conversations.filter((each) => each.unread > 0) };
  return (
    <PageColumn width="form" gap={32}>
      <h1>{NOTICES_WORDS.title}</h1>
      <Section aria-labelledby="unread-title">
        <h2 id="unread-title">{NOTICES_WORDS.unread}</h2>
        {unread.conversations.length > 0 ? (
          <ConversationList inbox={unread} />
        ) : (
          <SmallText role="status">{NOTICES_WORDS.nothing}</SmallText>
        )}
        <p>
          <Link to={CHATS_LINK}>{NOTICES_WORDS.chats}</Link>
        </p>
      </Section>
      <NoticeSettings settings={settings} saved={saved} />
      <BrowserNotices />
      <Section aria-labelledby="elsewhere-title">
        <h2 id="elsewhere-title">{NOTICES_WORDS.elsewhere}</h2>
        <Bullets>
          <li>
            <Link to={profileLink('enquiries')}>{NOTICES_WORDS.enquiries}</Link>
          </li>
          <li>
            <MissedCallsLink />
          </li>
          <li>
            <Link to={VISITS_LINK}>{NOTICES_WORDS.visits}</Link>
          </li>
          <li>
            <Link to={FEEDBACK_LINK}>{NOTICES_WORDS.feedback}</Link>
          </li>
          <li>
            <Link to={ALERTS_LINK}>{NOTICES_WORDS.alerts}</Link>
          </li>
          <li>
            <Link to={profileLink()}>{NOTICES_WORDS.quietHours}</Link>
          </li>
        </Bullets>
      </Section>
    </PageColumn>
  );
}

interface NoticeSettingsProps extends Pick<Data, 'settings' | 'saved'> {}

function NoticeSettings({ settings, saved }: NoticeSettingsProps) {
  const form = useActionForm({});
  return (
    <Section aria-labelledby="settings-title">
      <h2 id="settings-title">{NOTICES_WORDS.settings}</h2>
      <SmallText>{NOTICES_WORDS.settingsLead}</SmallText>
      <Form form={form} aria-labelledby="settings-title" className={styles.form}>
        {(['mail', 'sms', 'presence'] as const).map((name) => (
          <label key={name} className={styles.check}>
            <input type="checkbox" name={name} defaultChecked={settings[name]} />
            {NOTICES_WORDS[name]}
          </label>
        ))}
        <SmallText>{NOTICES_WORDS.presenceHelp}</SmallText>
        {saved && <AlertNote tone="good">{NOTICES_WORDS.saved}</AlertNote>}
        <Button type="submit" busy={form.busy}>
          {NOTICES_WORDS.save}
        </Button>
      </Form>
    </Section>
  );
}

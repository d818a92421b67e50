import { HELP_QUESTION_MOST } from '@aangan/shared-kit/domain/support/help-articles';
import { isSupportOpen } from '@aangan/shared-kit/domain/support/support-hours';
import { supportPage } from '@aangan/shared-kit/domain/support/support-page';
import { ticketDue } from '@aangan/shared-kit/domain/support/tickets';
import { SUPPORT_CHAT_LINK } from '@aangan/shared-kit/links/support-chat';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { Lead, PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { askedAbout, subjectWords } from '../tickets/public.ts';
import { knownThings } from './known-things.ts';
import { StartFields } from './start-fields.tsx';
import { startChat } from './start-form.ts';
import { hoursWords, promiseWords, SUPPORT_CHAT_WORDS } from './support-chat.words.ts';

/** The first message to support, with what the person may send along. */
export async function loader({ url, platform: { http } }: PageArgs) {
  const { topic, about, reference } = askedAbout(url);
  const known = await knownThings(http);
  const label = subjectWords({ about: about ?? null, reference: reference ?? '' });
  const asked = about && reference && label ? { about, reference, label } : undefined;
  const isKnown = known.some((thing) => thing.about === about && thing.reference === reference);
  return {
    topic,
    text: (url.searchParams.get('q') ?? '').slice(0, HELP_QUESTION_MOST),
    things: asked && !isKnown ? [asked, ...known] : known,
    chosen: asked,
    page: supportPage(url.searchParams.get('from') ?? ''),
  };
}

export const action = startChat;

export const head = () => personalHead(SUPPORT_CHAT_WORDS.start);

export function Component() {
  const data = usePageData<typeof loader>();
  const { now } = usePlatform();
  return (
    <PageColumn width="form" top={16} bottom={72}>
      <PageHeading>
        <p>
          <Link to={SUPPORT_CHAT_LINK}>{SUPPORT_CHAT_WORDS.back}</Link>
        </p>
        <h1>{SUPPORT_CHAT_WORDS.start}</h1>
        <Lead>{SUPPORT_CHAT_WORDS.startLead}</Lead>
        <SmallText>
          {hoursWords(isSupportOpen(now))} {promiseWords(ticketDue(data.topic, now, true))}
        </SmallText>
      </PageHeading>
      <StartFields {...data} />
    </PageColumn>
  );
}

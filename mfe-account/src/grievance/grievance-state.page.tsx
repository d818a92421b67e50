import type { Grievance } from '@aangan/shared-kit/contracts/grievances';
import { GRIEVANCE_KINDS } from '@aangan/shared-kit/domain/grievance';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { GRIEVANCE_LINK, grievanceStateLink } from '@aangan/shared-kit/links/grievance';
import { orEnded } from '@aangan/shared-kit/platform/or-ended';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { CopyButton } from '@aangan/shared-kit/ui/copy-button';
import { EndedLink } from '@aangan/shared-kit/ui/ended-link';
import { Facts } from '@aangan/shared-kit/ui/facts';
import { PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import styles from './grievance.module.css';
import { GRIEVANCE_STATE_WORDS } from './grievance-state.words.ts';
import { dueWords, ENDED_WORDS, stateLabel } from './grievance-words.ts';

/** A complaint, for whoever has its secret link; null for a link that has ended. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const token = params.token ?? '';
  const found = await orEnded(http.request('GET /api/v1/grievances/{token}', { params: { token } }));
  return found?.grievance ?? null;
}

export function head({ data }: { data: Awaited<ReturnType<typeof loader>> }): PageHead {
  return { title: 'Your complaint | Aangan', status: data ? 200 : 404, robots: 'noindex' };
}

export function Component() {
  const grievance = usePageData<typeof loader>();
  if (grievance) return <State grievance={grievance} />;
  return (
    <PageColumn width="form" top={32} bottom={72}>
      <EndedLink title={ENDED_WORDS.title} next={{ to: GRIEVANCE_LINK, label: ENDED_WORDS.again }}>
        {ENDED_WORDS.text}
      </EndedLink>
    </PageColumn>
  );
}

function State({ grievance }: { readonly grievance: Grievance }) {
  const { number, token, kind, text, subject, receivedOn, dueOn, decidedOn, outcome, answer } = grievance;
  const { origin } = usePlatform();
  return (
    <PageColumn width="form" top={32} bottom={72}>
      <PageHeading>
        <h1>Your complaint</h1>
        <p className={styles.number}>{number}</p>
      </PageHeading>
      {outcome === null ? (
        <AlertNote tone="info">{GRIEVANCE_STATE_WORDS.dates(formatDay(receivedOn), dueWords(dueOn))}</AlertNote>
      ) : (
        <AlertNote tone="good">
          {stateLabel(grievance)}, on {formatDay(decidedOn ?? receivedOn)}.
        </AlertNote>
      )}
      <Facts gap={8} className={styles.facts}>
        {answer !== '' && <Fact name="Our answer" value={answer} />}
        <Fact name="About" value={GRIEVANCE_KINDS[kind].label} />
        <Fact name="What happened" value={text} />
        {subject !== '' && <Fact name="Link or number" value={subject} />}
      </Facts>
      {outcome === null ? (
        <p>
          {GRIEVANCE_STATE_WORDS.answer}{' '}
          <span className={styles.script}>
            <CopyButton text={origin + grievanceStateLink(token)} what="link" />
          </span>
        </p>
      ) : (
        <p>
          {GRIEVANCE_STATE_WORDS.appealBefore} <Link to={GRIEVANCE_LINK}>write to us again</Link>.
        </p>
      )}
      <SmallText>{GRIEVANCE_STATE_WORDS.quote(number)}</SmallText>
    </PageColumn>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

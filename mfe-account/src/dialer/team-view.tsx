import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { timeAgo } from '@aangan/shared-kit/domain/time-ago';
import { callKindLink } from '@aangan/shared-kit/links/dialer';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { Section } from '@aangan/shared-kit/ui/layout';
import { LinedFacts } from '@aangan/shared-kit/ui/lined-rows';
import styles from './dialer.module.css';
import { DIALER_WORDS, KIND_WORDS, OUTCOME_WORDS } from './dialer.words.ts';

/** What waits by reason, and the outcomes of today. All of it is counted. */
export function TeamView({ team }: { readonly team: CallAnswer<'GET /api/v1/staff/calls/team'> }) {
  const { now } = usePlatform();
  return (
    <>
      <Section aria-labelledby="team">
        <h2 id="team">{DIALER_WORDS.team}</h2>
        {team.kinds.length === 0 && <p>{DIALER_WORDS.noCases}</p>}
        {team.kinds.length > 0 && (
          <table className={styles.team} aria-labelledby="team">
            <thead>
              <tr>
                <th scope="col">{DIALER_WORDS.kind}</th>
                <th scope="col">{DIALER_WORDS.open}</th>
                <th scope="col">{DIALER_WORDS.dueNow}</th>
                <th scope="col">{DIALER_WORDS.lateCount}</th>
                <th scope="col">{DIALER_WORDS.oldest}</th>
              </tr>
            </thead>
            <tbody>
              {team.kinds.map(({ kind, open, due, late, oldestOn }) => (
                <tr key={kind}>
                  <th scope="row">
                    <Link to={callKindLink(kind)}>{KIND_WORDS[kind]}</Link>
                  </th>
                  <td>{open}</td>
                  <td>{due}</td>
                  <td>{late}</td>
                  <td>{oldestOn === null ? '–' : timeAgo(now - oldestOn)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Section>
      <Section aria-labelledby="today">
        <h2 id="today">{DIALER_WORDS.today}</h2>
        {team.outcomes.length === 0 && <p>{DIALER_WORDS.noOutcomes}</p>}
        {team.outcomes.length > 0 && (
          <LinedFacts>
            {team.outcomes.map(({ outcome, count }) => (
              <div key={outcome}>
                <dt>{OUTCOME_WORDS[outcome].label}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </LinedFacts>
        )}
      </Section>
    </>
  );
}

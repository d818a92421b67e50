import {
  ALERT_PRIORITIES,
  ALERT_PRIORITY_LABELS,
  type AlertPriority,
  PRIORITIES_AT_MOST,
} from '@aangan/shared-kit/domain/alert-priorities';
import { ALERTS_LINK } from '@aangan/shared-kit/links/alerts';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { CheckboxGroup } from '@aangan/shared-kit/ui/choice-group';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { bellIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Panel } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { type FormEvent, startTransition, useState } from 'react';
import styles from './alerts.module.css';
import { ALERTS_WORDS } from './alerts.words.ts';
import { HomeList } from './home-list.tsx';
import type { PreferencesData } from './load-preferences.ts';

interface PreferencesProps {
  readonly data: PreferencesData;
  readonly title: string;
}

/** The preferences of a person with a requirement; they order the matching homes. */
export function Preferences({ data: { loggedIn, need }, title }: PreferencesProps) {
  const { signUp } = usePlatform();
  return (
    <PageColumn width="list" top={32} bottom={72}>
      <header className={styles.part}>
        <h1>{title}</h1>
        <p>{ALERTS_WORDS.priorities(PRIORITIES_AT_MOST)}</p>
      </header>
      {need ? (
        <Priorities key={need.id} need={need} />
      ) : (
        <EmptyState
          icon={bellIcon}
          title={loggedIn ? ALERTS_WORDS.noNeed : ALERTS_WORDS.login}
          actions={
            <>
              {!loggedIn && <Button onClick={() => void signUp.require('account')}>Log in</Button>}
              <LinkButton to={ALERTS_LINK} variant="primary">
                Tell us your needs
              </LinkButton>
            </>
          }
        />
      )}
    </PageColumn>
  );
}

function Priorities({ need }: { readonly need: NonNullable<PreferencesData['need']> }) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<readonly AlertPriority[]>(need.priorities);
  const { busy, problem, run, reset } = useMutation('PUT /api/v1/alerts/requirement/{alertId}/priorities');
  const [saved, setSaved] = useState(false);
  const full = chosen.length >= PRIORITIES_AT_MOST;
  // The order of choosing is the order of importance.
  const choose = (next: readonly string[]) => {
    reset();
    setSaved(false);
    setChosen([
      ...chosen.filter((each) => next.includes(each)),
      ...ALERT_PRIORITIES.filter((each) => next.includes(each) && !chosen.includes(each)),
    ]);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaved(false);
    if (!(await run({ params: { alertId: need.id }, json: { priorities: [...chosen] } }))) return;
    setSaved(true);
    startTransition(() => void revalidate());
  };
  return (
    <>
      <Panel as="form" className={styles.panel} onSubmit={(event) => void save(event)}>
        <CheckboxGroup
          legend={`For ${need.name}`}
          name="priorities"
          options={ALERT_PRIORITIES.map((value) => ({
            value,
            label: ALERT_PRIORITY_LABELS[value],
            disabled: full && !chosen.includes(value),
          }))}
          value={chosen}
          onChange={choose}
          help={chosen.length > 1 && `In this order: ${chosen.map((each) => ALERT_PRIORITY_LABELS[each]).join(', ')}.`}
        />
        {saved && <AlertNote tone="good">{ALERTS_WORDS.prioritiesSaved}</AlertNote>}
        {problem && <AlertNote tone="error">{problem}</AlertNote>}
        <Button type="submit" variant="primary" busy={busy}>
          Show these first
        </Button>
      </Panel>
      <HomeList title="Homes that fit now" homes={need.homes} />
      <p>
        <Link to={ALERTS_LINK}>Your alerts</Link>
      </p>
    </>
  );
}

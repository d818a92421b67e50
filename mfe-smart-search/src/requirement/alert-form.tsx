import {
  ALERT_CHANNEL_LABELS,
  ALERT_FREQUENCIES,
  ALERT_FREQUENCY_LABELS,
} from '@aangan/shared-kit/domain/alert-options';
import { ALERTS_LINK, alertLink } from '@aangan/shared-kit/links/alerts';
import { smartSessionLink } from '@aangan/shared-kit/links/smart-search';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Panel } from '@aangan/shared-kit/ui/layout';
import type { loadRequirement } from './load-requirement.ts';
import { REQUIREMENT_WORDS } from './requirement.words.ts';

interface AlertFormProps {
  readonly chosen: NonNullable<Awaited<ReturnType<typeof loadRequirement>>['chosen']>;
  readonly saved: boolean;
}

/** Saves the alert of who is logged in. Others are asked to log in, or use the page of alerts. */
export function AlertForm({ chosen: { id, label, address, channels }, saved }: AlertFormProps) {
  const { signUp } = usePlatform();
  const { revalidate } = useRevalidator();
  const form = useActionForm({ session: id, address, name: label });
  const logIn = () =>
    void signUp.require(
      { name: 'smart-search-alert', title: REQUIREMENT_WORDS.login },
      { onSuccess: () => void revalidate() },
    );
  return (
    <>
      {saved && <AlertNote tone="good">{REQUIREMENT_WORDS.saved}</AlertNote>}
      <Panel>
        <h2>{REQUIREMENT_WORDS.wanted}</h2>
        <p>{label}</p>
        {channels === null ? (
          <Button variant="primary" onClick={logIn}>
            {REQUIREMENT_WORDS.login}
          </Button>
        ) : (
          <Form form={form} aria-label={REQUIREMENT_WORDS.heading}>
            <SelectField
              label={REQUIREMENT_WORDS.how}
              options={ALERT_FREQUENCIES.map((value) => ({ value, label: ALERT_FREQUENCY_LABELS[value] }))}
              {...form.field('frequency', 'daily')}
            />
            {channels.length > 0 && (
              <SelectField
                label={REQUIREMENT_WORDS.channel}
                options={channels.map((value) => ({ value, label: ALERT_CHANNEL_LABELS[value] }))}
                {...form.field('channel', channels[0])}
              />
            )}
            <Button type="submit" variant="primary" busy={form.busy}>
              {REQUIREMENT_WORDS.save}
            </Button>
          </Form>
        )}
        <p>
          <Link to={alertLink(address)}>{REQUIREMENT_WORDS.details}</Link>
        </p>
      </Panel>
      <p>
        <Link to={smartSessionLink(id)}>{REQUIREMENT_WORDS.back}</Link>
        {' · '}
        <Link to={ALERTS_LINK}>{REQUIREMENT_WORDS.manage}</Link>
      </p>
    </>
  );
}

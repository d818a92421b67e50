import {
  ALERT_CHANNEL_LABELS,
  ALERT_CHANNEL_NEEDS,
  ALERT_CHANNELS,
  ALERT_FREQUENCIES,
  ALERT_FREQUENCY_LABELS,
  type AlertChannel,
  type AlertFrequency,
} from '@aangan/shared-kit/domain/alert-options';
import { profileLink } from '@aangan/shared-kit/links/account';
import { Link } from '@aangan/shared-kit/platform/router';
import { RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import { ALERTS_WORDS } from './alerts.words.ts';
import type { OwnAlerts } from './load-alerts.ts';

export interface Notifications {
  readonly frequency: AlertFrequency;
  readonly channel: AlertChannel | undefined;
}

interface NotificationFieldsProps extends Notifications {
  /** Channels that reach the person; undefined before login, when they are unknown. */
  readonly channels: OwnAlerts['channels'] | undefined;
  readonly onChange: (notifications: Notifications) => void;
  /** Prefix of the names of the inputs. */
  readonly name: string;
  readonly problem?: string | undefined;
}

/** Frequency and channel of notifications. */
export function NotificationFields({ frequency, channel, channels, onChange, name, problem }: NotificationFieldsProps) {
  const cut = ALERT_CHANNELS.filter((each) => channels?.some((way) => way.channel === each && !way.reachable));
  return (
    <>
      <RadioGroup
        legend="How often"
        name={`${name}-frequency`}
        options={ALERT_FREQUENCIES.map((value) => ({ value, label: ALERT_FREQUENCY_LABELS[value] }))}
        value={frequency}
        onChange={(value) => onChange({ frequency: value as AlertFrequency, channel })}
        help={ALERTS_WORDS.times}
      />
      <div data-field={`${name}-channel`}>
        <RadioGroup
          legend="How we message you"
          name={`${name}-channel`}
          options={ALERT_CHANNELS.map((value) => ({
            value,
            label: ALERT_CHANNEL_LABELS[value],
            disabled: cut.includes(value),
          }))}
          value={channel}
          onChange={(value) => onChange({ frequency, channel: value as AlertChannel })}
          error={problem}
          help={
            cut.length > 0 && (
              <>
                {cut.map((each) => ALERT_CHANNEL_NEEDS[each]).join(' ')} <Link to={profileLink()}>Your profile</Link>
              </>
            )
          }
        />
      </div>
    </>
  );
}

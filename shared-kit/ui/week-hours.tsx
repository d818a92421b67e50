import { VISIT_LIMITS } from '../domain/visit-limits.ts';
import { to12Hour } from '../domain/visit-time.ts';
import { HOURS, type HourWindow, weekdayName } from '../domain/week-windows.ts';
import { Button } from './button.tsx';
import { SelectField } from './field.tsx';
import { closeIcon } from './icon-paths.tsx';
import { SmallText } from './layout.tsx';
import styles from './week-hours.module.css';
import { WEEK_HOURS_WORDS } from './week-hours.words.ts';

interface WeekHoursProps {
  readonly windows: readonly HourWindow[];
  readonly onChange: (windows: readonly HourWindow[]) => void;
}

/** Weeks start on Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

const OPTIONS = [
  { value: '', label: 'choose' },
  ...HOURS.map((value) => ({ value, label: to12Hour(Number(value.slice(0, 2))) })),
];

/** One row per weekday, each with any number of windows. */
export function WeekHours({ windows, onChange }: WeekHoursProps) {
  const replace = (index: number, facts: Partial<HourWindow>) =>
    onChange(windows.map((window, at) => (at === index ? { ...window, ...facts } : window)));
  return (
    <div className={styles.week}>
      {WEEK.map((weekday) => {
        const name = weekdayName(weekday);
        const rows = windows.flatMap((window, index) => (window.weekday === weekday ? [{ window, index }] : []));
        return (
          <fieldset key={weekday} className={styles.weekday}>
            <legend className={styles.name}>{name}</legend>
            {rows.length === 0 && <SmallText>No visits</SmallText>}
            {rows.map(({ window, index }) => (
              <div key={index} className={styles.window}>
                <SelectField
                  label="From"
                  options={OPTIONS}
                  value={window.startTime}
                  onChange={({ target }) => replace(index, { startTime: target.value })}
                />
                <SelectField
                  label="To"
                  options={OPTIONS}
                  value={window.endTime}
                  onChange={({ target }) => replace(index, { endTime: target.value })}
                />
                <Button
                  variant="quiet"
                  icon={closeIcon}
                  label={WEEK_HOURS_WORDS.remove(name)}
                  onClick={() => onChange(windows.filter((_, at) => at !== index))}
                />
              </div>
            ))}
            {windows.length < VISIT_LIMITS.windows && (
              <Button
                size="small"
                variant="quiet"
                onClick={() => onChange([...windows, { weekday, startTime: '', endTime: '' }])}
              >
                Add hours<span className="visually-hidden"> on {name}</span>
              </Button>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

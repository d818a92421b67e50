import { formatPaise } from '@aangan/shared-kit/domain/money';
import { Section, Stack } from '@aangan/shared-kit/ui/layout';
import type { Estimate } from './load-plan.ts';
import styles from './move-plan.module.css';
import { PLAN_WORDS as WORDS } from './move-plan.words.ts';

/** How the price is made up, and the vehicles side by side. */
export function EstimateParts({ estimate }: { readonly estimate: Estimate }) {
  const { parts, choices, cubicFeet, km } = estimate;
  const middle = parts.reduce((sum, { paise }) => sum + paise, 0);
  return (
    <>
      <p className={styles.soft}>{WORDS.facts(cubicFeet, km)}</p>
      <Section aria-labelledby="move-parts">
        <h3 id="move-parts">{WORDS.madeUp}</h3>
        <Stack as="dl" gap={0}>
          {[...parts, { title: WORDS.middle, paise: middle }].map(({ title, paise }) => (
            <div key={title} className={styles.sum}>
              <dt>{title}</dt>
              <dd>{formatPaise(paise)}</dd>
            </div>
          ))}
        </Stack>
      </Section>
      <Section aria-labelledby="move-vehicles">
        <h3 id="move-vehicles">{WORDS.vehicles}</h3>
        <ul className={styles.vehicles}>
          {choices.map(({ vehicle, vehicles, transportPaise, isProposed }) => (
            <li key={vehicle.key} className={styles.vehicle} data-proposed={isProposed || undefined}>
              <span>
                <strong>
                  {vehicles > 1 && `${vehicles} × `}
                  {vehicle.title}
                </strong>
                <span className={styles.line}>
                  {WORDS.cubicFeet(vehicle.cubicFeet)}, {WORDS.crew(vehicle.crew)}
                </span>
                {isProposed && <span className={styles.line}>{WORDS.proposed}</span>}
              </span>
              <span className={styles.amount}>{formatPaise(transportPaise)}</span>
            </li>
          ))}
        </ul>
        <p className={styles.soft}>{WORDS.vehiclesNote}</p>
      </Section>
    </>
  );
}

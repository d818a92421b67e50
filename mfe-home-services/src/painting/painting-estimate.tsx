import { PAINT_QUALITIES, PAINTING_WORKS } from '@aangan/shared-kit/domain/home-services/painting-estimate';
import { groupDigits } from '@aangan/shared-kit/domain/money';
import { Form } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextField } from '@aangan/shared-kit/ui/field';
import { Section } from '@aangan/shared-kit/ui/layout';
import type { Estimate } from './load-estimate.ts';
import { QUALITY_LABELS, rangeOf, rangeText, PAINTING_WORDS as WORDS, WORK_LABELS } from './painting.words.ts';
import styles from './painting-estimate.module.css';

/** The range of a painting's price by area and rooms. It is a GET form, so that it works without JavaScript. */
export function PaintingEstimate({ estimate: { asked, range } }: { readonly estimate: Estimate }) {
  const { area, rooms, work, quality, withCeiling, problems, facts } = asked;
  return (
    <Section aria-labelledby="estimate">
      <h2 id="estimate">{WORDS.title}</h2>
      <Form method="get" preventScrollReset className={styles.form}>
        <TextField
          label={WORDS.area}
          name="area"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={area}
          help={WORDS.areaHelp}
          error={problems.area}
        />
        <TextField
          label={WORDS.rooms}
          name="rooms"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={rooms}
          help={WORDS.roomsHelp}
          error={problems.rooms}
        />
        <SelectField
          label={WORDS.work}
          name="work"
          defaultValue={work}
          options={PAINTING_WORKS.map((value) => ({ value, label: WORK_LABELS[value] }))}
        />
        <SelectField
          label={WORDS.quality}
          name="quality"
          defaultValue={quality}
          options={PAINT_QUALITIES.map((value) => ({ value, label: QUALITY_LABELS[value] }))}
        />
        <label className={styles.check}>
          <input type="checkbox" name="ceiling" value="true" defaultChecked={withCeiling} />
          {WORDS.ceiling}
        </label>
        <Button type="submit">{WORDS.show}</Button>
      </Form>
      <div role="status" className={styles.range}>
        {range && facts && (
          <>
            <p className={styles.amount}>{rangeText(range.minimumPaise, range.maximumPaise)}</p>
            <p>{rangeOf(groupDigits(facts.areaSqFt), facts.rooms)}</p>
            <p>{WORDS.next}</p>
          </>
        )}
      </div>
    </Section>
  );
}

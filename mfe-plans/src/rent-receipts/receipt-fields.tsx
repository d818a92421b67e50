import type { ReceiptFacts } from '@aangan/shared-kit/contracts/rent-receipts';
import { laterMonth, monthWords } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';
import { PAID_BY_WORDS, RECEIPT_LIMITS, RENT_PAID_BY } from '@aangan/shared-kit/domain/rent-receipts/receipt-rules';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { NO_PAN, RECEIPT_FORM } from './receipt-form.ts';
import styles from './rent-receipts.module.css';
import { RECEIPTS_WORDS } from './rent-receipts.words.ts';

const INTERVALS = [
  { value: 'month', label: 'Each month' },
  { value: 'quarter', label: 'Each quarter' },
  { value: 'year', label: 'Each financial year' },
];

const PAN_CHOICES = [
  { value: '', label: RECEIPTS_WORDS.panKnown },
  { value: NO_PAN, label: RECEIPTS_WORDS.panNone },
];

interface ReceiptFieldsProps {
  /** The month in India, `2026-11`. */
  readonly thisMonth: string;
  /** Earlier receipts that the form begins with. */
  readonly like: ReceiptFacts | null;
  /** Name of the person who is logged in, or empty. */
  readonly tenant: string;
  readonly loggedIn: boolean;
}

/** The form that makes receipts. */
export function ReceiptFields({ thisMonth, like, tenant, loggedIn }: ReceiptFieldsProps) {
  const form = usePageForm(RECEIPT_FORM, { defaults: like ? typedOf(like) : startOf(thisMonth, tenant) });
  const { field } = form;
  const months = monthOptions(thisMonth);
  return (
    <Form form={form} aria-label={RECEIPTS_WORDS.title}>
      <MoneyField label="Rent a month" help={RECEIPTS_WORDS.limits} {...field('rent')} />
      <div className={styles.pair}>
        <SelectField label="First month" options={months} {...field('from')} />
        <SelectField label="Last month" options={months} {...field('to')} />
      </div>
      <SelectField label="A receipt for" options={INTERVALS} {...field('interval')} />
      <SelectField
        label="Paid by"
        options={RENT_PAID_BY.map((value) => ({ value, label: PAID_BY_WORDS[value] }))}
        {...field('paidBy')}
      />
      <TextField label="Your name" help={RECEIPTS_WORDS.nameHelp} autoComplete="name" {...field('tenant')} />
      <TextAreaField label="Address of the home" autoComplete="street-address" {...field('address')} />
      <TextField label="Landlord’s name" autoComplete="off" {...field('landlord')} />
      <SelectField label="PAN" options={PAN_CHOICES} {...field('pan')} />
      <TextField
        label="Landlord’s PAN"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        help={RECEIPTS_WORDS.panHelp}
        {...field('landlordPan')}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {RECEIPTS_WORDS.make}
      </Button>
      <SmallText>
        {RECEIPTS_WORDS.stored} {!loggedIn && RECEIPTS_WORDS.deviceOnly}
      </SmallText>
    </Form>
  );
}

/** The months that receipts can be made for, newest first. */
function monthOptions(thisMonth: string) {
  return Array.from({ length: RECEIPT_LIMITS.months }, (_, at) => laterMonth(thisMonth, -at)).map((value) => ({
    value,
    label: monthWords(value),
  }));
}

function startOf(thisMonth: string, tenant: string) {
  return { tenant, from: thisMonth, to: thisMonth, interval: 'month', paidBy: 'bank', pan: '' };
}

function typedOf({ rentRupees, landlordHasNoPan, ...facts }: ReceiptFacts) {
  return { ...facts, rent: String(rentRupees), pan: landlordHasNoPan ? NO_PAN : '' };
}

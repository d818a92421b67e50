import { formatRupees, parseRupees } from '@aangan/shared-kit/domain/money';
import { HRA_YEARS, type HraExemption, hraExemption } from '@aangan/shared-kit/domain/rent-receipts/hra-exemption';
import { FactRows } from '@aangan/shared-kit/ui/facts';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { Section, SmallText, Stack, Unscripted } from '@aangan/shared-kit/ui/layout';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { useState } from 'react';
import { Fact } from './fact.tsx';
import { HRA_WORDS } from './rent-receipts.words.ts';

const YEARS = HRA_YEARS.map(({ year }) => ({ value: year, label: year }));
const PLACES = [
  { value: 'metro', label: HRA_WORDS.metroYes },
  { value: 'other', label: HRA_WORDS.metroNo },
];

/** What of a house rent allowance is tax-free in both regimes. Nothing of it is sent. */
export function HraCalculator() {
  const [typed, setTyped] = useState({ year: HRA_YEARS[0].year, salary: '', hra: '', rent: '', place: 'metro' });
  const change = (part: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped((before) => ({ ...before, [part]: event.target.value }));
  const { year, source, metros } = HRA_YEARS.find((each) => each.year === typed.year) ?? HRA_YEARS[0];
  const [salaryRupees, hraRupees, rentRupees] = [typed.salary, typed.hra, typed.rent].map(parseRupees);
  const isMetro = typed.place === 'metro';
  const isWhole = salaryRupees !== undefined && hraRupees !== undefined && rentRupees !== undefined;
  const problem = (text: string) => (text !== '' && parseRupees(text) === undefined ? HRA_WORDS.invalid : undefined);
  return (
    <Section aria-labelledby="hra">
      <h2 id="hra">{HRA_WORDS.title}</h2>
      <p>{HRA_WORDS.lead}</p>
      <Unscripted>The calculator needs JavaScript.</Unscripted>
      <SelectField label={HRA_WORDS.year} options={YEARS} value={year} onChange={change('year')} />
      <MoneyField label={HRA_WORDS.salary} error={problem(typed.salary)} onChange={change('salary')} />
      <MoneyField label={HRA_WORDS.hra} error={problem(typed.hra)} onChange={change('hra')} />
      <MoneyField label={HRA_WORDS.rent} error={problem(typed.rent)} onChange={change('rent')} />
      <SelectField
        label={HRA_WORDS.metro}
        help={HRA_WORDS.metros(year, metros)}
        options={PLACES}
        value={typed.place}
        onChange={change('place')}
      />
      <Stack gap={8} role="status">
        {isWhole && (
          <Result
            exemption={hraExemption({ salaryRupees, hraRupees, rentRupees, isMetro })}
            percent={isMetro ? 50 : 40}
          />
        )}
      </Stack>
      <SmallText>{HRA_WORDS.source(year, source)}</SmallText>
    </Section>
  );
}

function Result({ exemption, percent }: { readonly exemption: HraExemption; readonly percent: number }) {
  const { parts, exemptRupees } = exemption;
  return (
    <>
      <FactRows>
        <Fact term={HRA_WORDS.old} value={HRA_WORDS.oldFree(formatRupees(exemptRupees))} />
        <Fact term={HRA_WORDS.newRegime} value={HRA_WORDS.newFree} />
      </FactRows>
      <p>{HRA_WORDS.least}</p>
      <FactRows>
        <Fact term={HRA_WORDS.received} value={formatRupees(parts.received)} />
        <Fact term={HRA_WORDS.aboveTenth} value={formatRupees(parts.rentAboveTenth)} />
        <Fact term={HRA_WORDS.share(percent)} value={formatRupees(parts.shareOfSalary)} />
      </FactRows>
    </>
  );
}

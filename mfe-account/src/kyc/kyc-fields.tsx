import { aadhaarProblem, addressProblem, panProblem, tidyPan } from '@aangan/shared-kit/domain/kyc-fields';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { type FocusEvent, useState } from 'react';
import { KYC_WORDS } from './kyc.words.ts';
import type { Papers } from './kyc-words.ts';

type FieldName = 'pan' | 'aadhaarLast4' | 'address';

const PROBLEMS: Readonly<Record<FieldName, (text: string) => string | undefined>> = {
  pan: panProblem,
  aadhaarLast4: aadhaarProblem,
  address: addressProblem,
};

interface KycFieldsProps {
  readonly papers: Papers;
  readonly readOnly: boolean;
  readonly onSaved: (papers: Papers) => void;
}

/** The numbers and the address. Each is saved on blur, so that people can finish another day. */
export function KycFields({ papers, readOnly, onSaved }: KycFieldsProps) {
  const { http } = usePlatform();
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const [saved, setSaved] = useState(false);

  async function save(field: FieldName, typed: string) {
    const text = field === 'pan' ? tidyPan(typed) : typed.trim();
    if (text === (papers[field] ?? '')) return;
    const problem = text === '' ? undefined : PROBLEMS[field](text);
    setErrors(({ [field]: _before, ...others }) => (problem ? { ...others, [field]: problem } : others));
    setSaved(false);
    if (problem) return;
    try {
      const params = { userType: papers.userType };
      onSaved(await http.request('PUT /api/v1/cpms/kyc/{userType}', { params, json: { [field]: text } }));
      setSaved(true);
    } catch (error) {
      setErrors((others) => ({ ...others, [field]: failureMessage(error) }));
    }
  }

  const field = (name: FieldName) => ({
    name,
    defaultValue: papers[name] ?? '',
    readOnly,
    error: errors[name],
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void save(name, event.target.value),
  });

  return (
    <Section gap={12} aria-labelledby="kyc-numbers">
      <h2 id="kyc-numbers">Numbers and address</h2>
      <TextField {...field('pan')} label="PAN" autoCapitalize="characters" autoComplete="off" spellCheck={false} />
      <TextField
        {...field('aadhaarLast4')}
        label={KYC_WORDS.aadhaar}
        help={KYC_WORDS.aadhaarHelp}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextAreaField {...field('address')} label="Address" autoComplete="street-address" />
      <SmallText role="status">{saved ? 'Saved.' : readOnly ? '' : KYC_WORDS.savedByField}</SmallText>
    </Section>
  );
}

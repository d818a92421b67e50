import { formatPhone } from '../domain/phone.ts';
import { typedPhone } from '../domain/typed-number.ts';
import { TextField, type TextFieldProps } from './field.tsx';
import { formattedWhileTyped } from './formatted-while-typed.ts';

/** An Indian number, in two groups while it is typed: `98450 12345`. `internationalPhone` reads the value. */
export function PhoneField({ defaultValue, ...field }: Omit<TextFieldProps, 'prefix' | 'value' | 'type'>) {
  return (
    <TextField
      type="tel"
      prefix="+91"
      autoComplete="tel-national"
      {...field}
      {...(defaultValue !== undefined && { defaultValue: formatPhone(String(defaultValue)) })}
      onChange={formattedWhileTyped(typedPhone, field.onChange)}
    />
  );
}

import { groupDigitText } from '../domain/money.ts';
import { typedAmount } from '../domain/typed-number.ts';
import { TextField, type TextFieldProps } from './field.tsx';
import { formattedWhileTyped } from './formatted-while-typed.ts';

/** Whole rupees, grouped as in India while they are typed: `1,50,000`. `parseRupees` reads the value. */
export function MoneyField({ defaultValue, ...field }: Omit<TextFieldProps, 'prefix' | 'value' | 'type'>) {
  return (
    <TextField
      prefix="₹"
      inputMode="numeric"
      autoComplete="off"
      {...field}
      {...(defaultValue !== undefined && { defaultValue: groupDigitText(String(defaultValue)) })}
      onChange={formattedWhileTyped(typedAmount, field.onChange)}
    />
  );
}

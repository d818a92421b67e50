import type { CallInput } from '@aangan/shared-kit/contracts/all-calls';
import { indianPhoneError } from '@aangan/shared-kit/domain/international-phone';
import {
  accountNumberProblem,
  ifscProblem,
  landlordVpaProblem,
  tidyAccountNumber,
  tidyIfsc,
  tidyVpa,
} from '@aangan/shared-kit/domain/rent/landlord-rules';
import { landlordNameProblem } from '@aangan/shared-kit/domain/rent-receipts/receipt-rules';
import { defineForm, type FormValues } from '@aangan/shared-kit/platform/form-definition';

/** Value of `destination` for a UPI ID; any other is a bank account. */
export const UPI = 'upi';

type Field = 'name' | 'phone' | 'destination' | 'accountNumber' | 'ifsc' | 'vpa';

/** Fields and rules of a landlord. @param landlordId of a saved one; empty for a new one */
export function landlordForm(landlordId: string) {
  return defineForm<Field>({
    name: `rent-landlord${landlordId}`,
    fields: {
      name: landlordNameProblem,
      phone: indianPhoneError,
      destination: undefined,
      accountNumber: (typed, { destination }) =>
        destination === UPI ? undefined : accountNumberProblem(tidyAccountNumber(typed)),
      ifsc: (typed, { destination }) => (destination === UPI ? undefined : ifscProblem(tidyIfsc(typed))),
      vpa: (typed, { destination }) => (destination === UPI ? landlordVpaProblem(tidyVpa(typed)) : undefined),
    },
    secrets: ['accountNumber', 'vpa'],
  });
}

/** The landlord of the form, as the API takes it. */
export function landlordBody({
  name,
  phone,
  destination,
  accountNumber,
  ifsc,
  vpa,
}: FormValues<Field>): Pick<CallInput<'POST /api/v1/rent-pay/landlords'>['json'], 'name' | 'phone' | 'destination'> {
  return {
    name,
    phone,
    destination: destination === UPI ? { kind: 'upi', vpa } : { kind: 'bank', accountNumber, ifsc },
  };
}

import { z } from 'zod';
import { type AccountCheck, AccountCheckError, type AccountFacts } from './account-check.ts';
import type { Beneficiary } from './landlord-seals.ts';

interface RazorpayXCheckSettings {
  readonly keyId: string;
  readonly keySecret: string;
  /** The account that pays the penny. */
  readonly accountNumber: string;
  /** `https://api.razorpay.com`, without a slash at the end. */
  readonly url: string;
}

const TIMEOUT_MS = 10_000;

/** The fields of a validation that we read. */
const validation = z.object({
  id: z.string(),
  status: z.enum(['created', 'completed', 'failed']),
  validation_results: z
    .object({ account_status: z.string().nullish(), registered_name: z.string().nullish() })
    .nullish(),
});

/**
 * RazorpayX's composite account validation: one call makes contact and fund account and asks the bank. Source:
 * razorpay.com/docs/api/x/composite-account-validation. It does not work with test keys.
 */
export function razorpayXAccountCheck({ keyId, keySecret, accountNumber, url }: RazorpayXCheckSettings): AccountCheck {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function ask(path: string, body?: object): Promise<AccountFacts> {
    try {
      const response = await fetch(`${url}/v1/fund_accounts/validations${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new AccountCheckError(`RazorpayX answers ${response.status} to a validation`);
      return factsOf(validation.parse(await response.json()));
    } catch (error) {
      if (error instanceof AccountCheckError) throw error;
      throw new AccountCheckError('RazorpayX does not answer', { cause: error });
    }
  }

  return {
    begin: ({ reference, beneficiary }) =>
      ask('', {
        source_account_number: accountNumber,
        validation_type: 'pennydrop',
        reference_id: reference,
        fund_account: { ...fundAccount(beneficiary), contact: { name: beneficiary.name, type: 'vendor' } },
      }),
    find: (checkId) => ask(`/${encodeURIComponent(checkId)}`),
  };
}

function fundAccount(beneficiary: Beneficiary): object {
  if (beneficiary.kind === 'upi') return { account_type: 'vpa', vpa: { address: beneficiary.vpa } };
  const { name, ifsc, accountNumber } = beneficiary;
  return { account_type: 'bank_account', bank_account: { name, ifsc, account_number: accountNumber } };
}

/** `completed` means that the bank has answered, not that the account exists. */
function factsOf({ id, status, validation_results: results }: z.infer<typeof validation>): AccountFacts {
  const state = {
    created: 'checking',
    failed: 'failed',
    completed: results?.account_status === 'active' ? 'valid' : 'invalid',
  } as const;
  return { checkId: id, state: state[status], registeredName: results?.registered_name || null };
}

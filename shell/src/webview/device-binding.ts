import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { BindingAnswer } from '@aangan/shared-kit/contracts/devices';
import type { Http } from '@aangan/shared-kit/platform/http';

/**
 * The device binding calls. Each resolves to null when it fails, so no login waits for them. Source:
 * services-and-platform, section 8 (device binding returns null).
 */
interface DeviceBinding {
  required(): Promise<CallAnswer<'POST /api/v1/device/binding/required'> | null>;
  status(): Promise<BindingAnswer | null>;
  integrity(token: string): Promise<CallAnswer<'POST /api/v1/device/play/integrity'> | null>;
}

export function deviceBinding(http: Http): DeviceBinding {
  return {
    required: () => orNull(http.request('POST /api/v1/device/binding/required', { json: {} })),
    status: () => orNull(http.request('POST /api/v1/device/poll/status', { json: {} })),
    integrity: (token) => orNull(http.request('POST /api/v1/device/play/integrity', { json: { token } })),
  };
}

function orNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  // The specification requires null for a failure.
  return call.catch(() => null);
}

/** ms between two questions about a proof that is not decided, and how often is asked. */
const POLL_MS = 2000;
const POLLS = 5;

/**
 * Proves the device's integrity where that is required: the app gives a proof for the nonce, and the site verifies it.
 * While the proof is not decided, the status is polled. Source: services-and-platform, section 4 (device binding).
 * @param prove gets the app's proof for a nonce
 * @param wait resolves after the given ms
 * @returns the status of the device, or null when it is not known
 */
export async function bindDevice(
  binding: DeviceBinding,
  prove: (nonce: string) => Promise<string>,
  wait: (ms: number) => Promise<void>,
): Promise<BindingAnswer['status'] | null> {
  const asked = await binding.required();
  if (!asked?.required || asked.nonce === null) return asked?.status ?? null;
  const token = await prove(asked.nonce).catch(() => null);
  const judged = token === null ? null : await binding.integrity(token);
  if (judged && judged.status !== 'pending') return judged.status;
  let status = (await binding.status())?.status;
  for (let poll = 1; poll < POLLS && status === 'pending'; poll += 1) {
    await wait(POLL_MS);
    status = (await binding.status())?.status;
  }
  return status ?? null;
}

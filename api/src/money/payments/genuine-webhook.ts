import { CallError } from '../../foundation/server/public.ts';
import { WebhookRefused } from './gateway.ts';

/** What a webhook says. @throws CallError 401 where reading it throws {@link WebhookRefused} */
export function genuine<News>(read: () => News): News {
  try {
    return read();
  } catch (error) {
    if (error instanceof WebhookRefused) throw new CallError(401, `Webhook refused: ${error.message}.`);
    throw error;
  }
}

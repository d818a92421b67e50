import type { BindingAnswer, deviceCalls } from '@aangan/shared-kit/contracts/devices';
import { openAppLink, STORE_SHORT_LINK } from '@aangan/shared-kit/domain/app-links';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import { newToken } from '../../foundation/random/public.ts';
import { type ApiSettings, type CallHandlers, deviceIdOf, isAndroidApp } from '../../foundation/server/public.ts';
import { type Binding, bindingState, needsNonce } from './binding.ts';
import { askForProof, bindingOf, noteVerdict } from './devices.queries.ts';
import { NO_JUDGE } from './integrity-judge.ts';

/** The calls on integrity proofs of devices, and the link to the app. */
export function deviceHandlers(
  database: Database,
  { now, integrityJudge = NO_JUDGE, appLink = STORE_SHORT_LINK }: ApiSettings,
): CallHandlers<typeof deviceCalls> {
  /** An app without an id cannot be identified, so no proof is requested. */
  async function deviceStatus(request: FastifyRequest) {
    const deviceId = isAndroidApp(request) ? deviceIdOf(request) : undefined;
    const binding = deviceId ? await bindingOf(database, deviceId) : undefined;
    return { deviceId, binding, status: bindingState(deviceId !== undefined, binding, now()) };
  }

  return {
    async 'POST /api/v1/device/binding/required'(_input, request) {
      const { deviceId, binding, status } = await deviceStatus(request);
      if (!deviceId || !needsNonce(status, binding)) {
        return { required: status === 'required' || status === 'pending', ...answerOf(status, binding) };
      }
      const nonce = newToken();
      await askForProof(database, { deviceId, nonce, at: new Date(now()) });
      return { required: true, status: 'required', nonce };
    },

    async 'POST /api/v1/device/poll/status'(_input, request) {
      const { binding, status } = await deviceStatus(request);
      return answerOf(status, binding);
    },

    async 'POST /api/v1/device/play/integrity'({ body }, request) {
      const { deviceId, binding, status } = await deviceStatus(request);
      const asked = status === 'required' || status === 'pending';
      if (!deviceId || !binding || !asked) return { verdict: 'unknown', ...answerOf(status, binding) };
      const verdict = await integrityJudge.judge(body.token, binding.nonce);
      const at = new Date(now());
      await noteVerdict(database, { deviceId, verdict, at });
      const judged = { ...binding, verdict, judgedAt: at };
      return { verdict, ...answerOf(bindingState(true, judged, now()), judged) };
    },

    async 'POST /getAppDownloadLink'({ body }) {
      return { link: body.autoLink === undefined ? appLink : openAppLink(appLink, body.autoLink) };
    },
  };
}

function answerOf(status: BindingAnswer['status'], binding: Binding | undefined): BindingAnswer {
  // A nonce that was already verified cannot be used for another proof.
  const open = status === 'required' && binding?.verdict === null;
  return { status, nonce: open ? binding.nonce : null };
}

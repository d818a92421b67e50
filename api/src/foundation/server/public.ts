// What other modules may use.
export { holdRupee } from './answer-bytes.ts';
export { answerErrors } from './answer-errors.ts';
export type { ApiSettings } from './api-settings.ts';
export { BAD_INPUT_MESSAGE, badInput, CallError, callError, type InputIssue, notFound } from './call-error.ts';
export { callLimit } from './call-limit.ts';
export { clientName } from './client-name.ts';
export { closeConnections } from './close-connections.ts';
export { health } from './health.ts';
export { idempotencyKey, markReplayed } from './idempotency-header.ts';
export { logOptions } from './log-options.ts';
export { openApi } from './open-api.ts';
export { ownSiteOnly } from './own-site.ts';
export { type CallHandlers, type RegisterOptions, registerCalls } from './register-calls.ts';
export { visitorAddress } from './request-address.ts';
export { deviceIdOf, isAndroidApp } from './request-device.ts';
export { REQUEST_ID_HEADER, requestIdOf } from './request-id.ts';
export { documentName, sendDocument, sendPdf, sendPicture } from './send-document.ts';
export { storableTexts } from './storable-text.ts';

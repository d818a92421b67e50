// What other modules may use.
export { type Api, createApi } from './api.ts';
export type { CallNewsOfCase, CallSource, WantedCall, WantedPerson } from './call-source.ts';
export { cleanUpNightly } from './clean-up.ts';
export { type ApiModule, defineModule, type OnProblem, openModules } from './define-module.ts';
export { type ModuleData, tableNames } from './module-data.ts';
export { type OpenWith, openOutside } from './open-outside.ts';
export { KEPT_FOR_LAW, KEPT_FOR_OTHER_SIDE, type LeavingPerson, rowsOf } from './personal-data.ts';
export { definePort } from './port.ts';
export { NO_EFFECT, type Refund, type Sale, type SoldOrder } from './sale.ts';
export { salesOf } from './sales-of.ts';
export type { TopicHandlers, TopicTable } from './topics.ts';
export type { ChangedUploads, FinishedUpload, UploadKind, UploadPlace } from './upload-kind.ts';

// What other modules may use.
export { readDocument } from './read-document.ts';
export { removeFilesLater, removeUploads, renditionKey } from './upload-files.ts';
export { rulesOf, type ShownPicture, shownPicture, uploadRecords } from './upload-record.ts';
export { handOverList, LOGGED_IN_ACCOUNT } from './uploader.ts';
export { orderUploads, readyUploads, uploadsById } from './uploads.queries.ts';

/** Address of the tus protocol. Source: https://tus.io/protocols/resumable-upload, version 1.0.0. */
export const TUS_PATH = '/api/v1/uploads/tus';

/** Header with the token of a hand-over, instead of a login. */
export const UPLOAD_TOKEN_HEADER = 'upload-token';

/** Bytes that a browser sends in one request: at 60 kbit/s it takes less than five minutes. */
export const UPLOAD_CHUNK_BYTES = 2 * 1024 * 1024;

/** Files that a browser sends at the same time. */
export const PARALLEL_UPLOADS = 3;

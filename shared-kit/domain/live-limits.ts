/** Address of the stream of live updates. */
export const LIVE_STREAM_PATH = '/api/v1/live/stream';

/** Topics of one connection. */
export const LIVE_TOPICS_MAX = 20;

/** ms between two signs of life of a stream without events. */
export const LIVE_HEARTBEAT_MS = 20_000;

/** ms for which events are stored. A reader that was away for longer starts with the present state. */
export const LIVE_STORED_MS = 86_400_000;

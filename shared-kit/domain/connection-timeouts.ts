interface ConnectionTimeouts {
  /** ms for the header of a request, from the opening of its connection. */
  readonly headersMs: number;
  /** ms for a whole request with its body. */
  readonly requestMs: number;
  /** ms that a connection may stay open between two requests. Load balancers close theirs after 60 s, and must be first. */
  readonly idleMs: number;
}

export const CONNECTION_TIMEOUTS: ConnectionTimeouts = { headersMs: 10_000, requestMs: 1_200_000, idleMs: 72_000 };

/** ms between two looks for connections that have taken too long. */
const CHECK_MS = 1000;

/** The options of a server that does not wait longer for a request. */
export function serverTimeouts({ headersMs, requestMs, idleMs } = CONNECTION_TIMEOUTS) {
  return {
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: CHECK_MS },
  };
}

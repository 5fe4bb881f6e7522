import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** The interval between checks of the time limits, in milliseconds. A connection can exceed them by this much. */
const CHECK_INTERVAL = 5_000;

/**
 * Limits for connections, in bytes and milliseconds. A client that sends its request byte by byte is cut off after 25
 * seconds at most.
 */
export const LIMITS = {
  bodyLimit: 8 * 1024,
  requestTimeout: 20_000,
  // longer than a page waits for the answer to an application
  connectionTimeout: 190_000,
  // longer than proxies keep a connection, usually a minute
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: CHECK_INTERVAL,
    // Node's own answer would lack our headers
    requireHostHeader: false,
  },
} as const satisfies FastifyHttpOptions<Server>;

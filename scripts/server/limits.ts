import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** How often connections are checked against the limits below, in milliseconds: they may be over by as much. */
const CHECK_INTERVAL = 5_000;

/**
 * The bounds on what a connection may ask for and how long it may take, in bytes and milliseconds. A client that sends
 * its request in drips is cut off after 25 seconds at most.
 */
export const LIMITS = {
  bodyLimit: 8 * 1024,
  requestTimeout: 20_000,
  // longer than pages wait for any answer
  connectionTimeout: 120_000,
  // longer than the minute for which proxies keep a connection
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: CHECK_INTERVAL,
    // Node would answer by itself, without our headers
    requireHostHeader: false,
  },
} as const satisfies FastifyHttpOptions<Server>;

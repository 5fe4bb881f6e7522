import autocannon from 'autocannon';
import type { LoadCase } from './cases.ts';

const CONNECTIONS = 50;

/** The measurements of one case. */
export interface LoadResult {
  name: string;
  /** requests per second */
  rate: number;
  /** the 99th percentile of latency, in milliseconds */
  p99: number;
  /** broken connections, timeouts and 5xx answers */
  errors: number;
  /** the statuses of all answers */
  statuses: string;
}

/** Sends requests of one case over 50 connections, for some seconds or until so many are answered. */
export async function fire(
  origin: string,
  { name, options: { path, ...options } }: LoadCase,
  until: { duration: number } | { amount: number },
): Promise<LoadResult> {
  const result = await autocannon({
    url: `${origin}${path}`,
    connections: CONNECTIONS,
    ...options,
    ...until,
  });
  const { requests, latency, errors, timeouts } = result;
  return {
    name,
    rate: requests.total / result.duration,
    p99: latency.p99,
    errors: errors + timeouts + result['5xx'],
    statuses: Object.keys(result.statusCodeStats ?? {}).join(', '),
  };
}

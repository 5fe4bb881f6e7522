import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** The most characters of a message: what a client sent may be part of it. */
const LONGEST = 500;

/** Cuts a message to a length that any answer and any log can carry. */
export function shortened(message: string): string {
  return message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message;
}

/** Returns the body of an answer that refuses a request. */
export function refusalBody(statusCode: number, message: string): object {
  return { statusCode, error: STATUS_CODES[statusCode], message: shortened(message) };
}

/** Refuses a request, in a way that no cache keeps. */
export function refuse(reply: FastifyReply, statusCode: number, message: string): FastifyReply {
  return reply.code(statusCode).header('cache-control', 'no-store').send(refusalBody(statusCode, message));
}

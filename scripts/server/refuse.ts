import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** The maximum length of a message. It can contain text that a client sent. */
const LONGEST = 500;

/** Cuts a message to the maximum length. */
export function shortened(message: string): string {
  return message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message;
}

/** Returns the JSON body of a refusal. */
export function refusalBody(statusCode: number, message: string): object {
  return { statusCode, error: STATUS_CODES[statusCode], message: shortened(message) };
}

/** Answers with an error that isn't cached. */
export function refuse(reply: FastifyReply, statusCode: number, message: string): FastifyReply {
  return reply.code(statusCode).header('cache-control', 'no-store').send(refusalBody(statusCode, message));
}

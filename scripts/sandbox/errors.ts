/** Returns an error that Fastify answers with this status, and the message in the body. */
export function httpError(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { statusCode });
}

/** Returns a 400 for a field that fits its contract and is still wrong. @param problem follows the field's name */
export function fieldError(call: string, field: string, problem: string): Error {
  return httpError(400, `${call}: request/body/${field} ${problem}`);
}

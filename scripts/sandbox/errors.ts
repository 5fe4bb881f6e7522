/** Returns an error that Fastify answers with this status and message. */
export function httpError(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { statusCode });
}

/**
 * Returns a 400 for a field that matches its contract but is still wrong.
 * @param problem the text after the field's name
 */
export function fieldError(call: string, field: string, problem: string): Error {
  return httpError(400, `${call}: request/body/${field} ${problem}`);
}

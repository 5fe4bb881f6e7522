/** An error that Fastify answers with `status`, its message in the body. */
export function httpError(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { statusCode });
}

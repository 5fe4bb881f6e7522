/** Returns an error that Fastify answers with this status and message. */
export const httpError = (statusCode: number, message: string) =>
  Object.assign(new Error(message), { statusCode });

/** Returns a 400 for a field that matches its contract but is still wrong. */
export const fieldError = (field: string, problem: string) =>
  httpError(400, `request/body/${field} ${problem}`);

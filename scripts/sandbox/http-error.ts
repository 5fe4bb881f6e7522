/** An error that Fastify answers with `status`, its message in the body. */
export function httpError(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { statusCode });
}

/** A 400 for a field that fits its contract and is wrong all the same; `problem` goes on from the field's name. */
export function refusal(call: string, field: string, problem: string): Error {
  return httpError(400, `${call}: request/body/${field} ${problem}`);
}

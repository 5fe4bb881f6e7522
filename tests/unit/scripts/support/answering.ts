export type Request = 'how many' | 'throw' | 'leave' | 'loop';

let asked = 0;

/** Returns the number of requests to its thread, or fails in the requested way. */
export async function answer(request: Request): Promise<number> {
  asked += 1;
  if (request === 'throw') throw new Error('It went wrong.');
  if (request === 'leave') process.exit();
  while (request === 'loop');
  return asked;
}

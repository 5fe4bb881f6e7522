/** What a helper is asked in its test. */
export type Question = 'how many' | 'throw' | 'leave' | 'loop';

let asked = 0;

/** Says how many questions its thread has had, or does what no helper should. */
export async function answer(question: Question): Promise<number> {
  asked += 1;
  if (question === 'throw') throw new Error('It went wrong.');
  if (question === 'leave') process.exit();
  while (question === 'loop');
  return asked;
}

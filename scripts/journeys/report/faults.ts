import type { Stuck } from '#types/data/journeys';
import { valueWords } from '../words/list.ts';
import { targetWords } from '../words/target.ts';
import { toldOf } from './told.ts';
import type { Outcome } from './verdict.ts';

function whoIsStuck({ choice }: Stuck, where: string): string {
  return choice
    ? `Nobody who answers ${choice.field} with ${valueWords(choice.value)} comes to the end; they are held up at ${where}:`
    : `Nobody can go on from ${where}:`;
}

/**
 * What nobody can come to, what can't be gone on from, and what was not searched to its end: each with its place.
 *
 * @param whereWords what a hash is called in a sentence
 */
export function faultLines(
  { reaches, stuck, cutShort }: Outcome,
  folder: string,
  whereWords: (hash: string) => string,
): string[] {
  const unreached = toldOf(reaches.filter(({ visit }) => !visit)).map((reach) => ({
    ...reach,
    what: `Nobody can come to ${targetWords(reach.target)} at ${whereWords(reach.hash)}:`,
  }));
  const held = stuck.map((each) => ({ ...each, what: whoIsStuck(each, whereWords(each.hash)) }));
  const cut = cutShort.map((each) => ({
    ...each,
    what: `Not searched to its end at ${whereWords(each.hash)}, so nobody knows whether all can go on:`,
  }));
  return [...unreached, ...held, ...cut].flatMap(({ file, line, what, reason }) => [
    `  ${folder}/${file}:${line}`,
    `    ${what}`,
    `    ${reason}.`,
  ]);
}

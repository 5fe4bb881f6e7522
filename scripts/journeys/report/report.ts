import type { FormMap, JourneyMap } from '#types/data/journeys';
import { count } from '../../content/check/format.ts';
import { waysWords } from '../words/ways.ts';
import { countsByKind, INSIDE } from './counts.ts';
import { faultLines } from './faults.ts';
import { type Outcome, verdictOn } from './verdict.ts';

const hashWords = (hash: string) => (hash === '' ? 'the page' : `#${hash}`);

/** Names with the number of things to see in each, below each other. */
function countLines(all: readonly (Pick<Outcome, 'reaches'> & { name: string })[]): string[] {
  const width = Math.max(...all.map(({ name }) => name.length));
  return all.map(({ name, reaches }) => `${name.padEnd(width)}  ${countsByKind(reaches, INSIDE)}`.trimEnd());
}

/** The steps of a journey, each with the number of things to see in it. */
function stepLines({ reaches }: JourneyMap): string[] {
  const hashes = [...new Set(reaches.map(({ hash }) => hash))];
  return countLines(
    hashes.map((hash) => ({
      name: `    ${hashWords(hash)}`,
      reaches: reaches.filter((reach) => reach.hash === hash),
    })),
  );
}

const reachedWords = (reaches: Outcome['reaches']) =>
  `${reaches.filter(({ visit }) => visit).length} of ${reaches.length} reached`;

function journeyLines(map: JourneyMap, folder: string): string[] {
  const { name, file, path, reaches } = map;
  const steps = reaches.filter(({ target }) => target.kind === 'step').length;
  return [
    `${name}  ${file}${path && `, ${path}`}`,
    `  ${count(steps, 'step')}, ${waysWords([map])} through them, ${reachedWords(reaches)}`,
    ...stepLines(map),
    ...faultLines(map, folder, hashWords),
    '',
  ];
}

function formLines(forms: readonly FormMap[], folder: string): string[] {
  if (forms.length === 0) return [];
  return [
    'Outside the journeys',
    `  ${count(forms.length, 'form')}, ${reachedWords(forms.flatMap(({ reaches }) => reaches))}`,
    ...countLines(
      forms.map(({ file, line, reaches }) => ({ name: `    ${folder}/${file}:${line}`, reaches })),
    ),
    ...forms.flatMap((form) => faultLines(form, folder, () => 'the form')),
    '',
  ];
}

/** What the journeys, and the forms outside them, hold and what of it nobody can come to, as it reads on a terminal. */
export function reportText(
  journeys: readonly JourneyMap[],
  forms: readonly FormMap[],
  { folder, seconds }: { folder: string; seconds: number },
): string {
  const all = [...journeys, ...forms];
  const walked = [
    ...(journeys.length > 0 ? [`${count(journeys.length, 'journey')} with ${waysWords(journeys)}`] : []),
    ...(forms.length > 0 ? [count(forms.length, 'form')] : []),
  ];
  return [
    ...journeys.flatMap((map) => journeyLines(map, folder)),
    ...formLines(forms, folder),
    `${walked.join(' and ')}: ${countsByKind(all.flatMap(({ reaches }) => reaches))}.`,
    `${verdictOn(all).words} Walked in ${seconds.toFixed(1)} s.`,
  ].join('\n');
}

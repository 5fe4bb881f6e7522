import type { JourneyMap, Reach, Stuck } from '#types/data/journeys';
import { count } from '../../content/check/wording.ts';
import type { Place } from '../site/site.ts';
import { valueWords } from '../words/list.ts';
import { targetWords } from '../words/target.ts';
import { waysWords } from '../words/ways.ts';
import { countsByKind, INSIDE } from './counts.ts';
import { verdictOn } from './verdict.ts';

const hashWords = (hash: string) => (hash === '' ? 'the page' : `#${hash}`);

/** The steps of a journey, each with the number of things to see in it. */
function stepLines({ reaches }: JourneyMap): string[] {
  const hashes = [...new Set(reaches.map(({ hash }) => hash))];
  const width = Math.max(...hashes.map((hash) => hashWords(hash).length));
  return hashes.map((hash) => {
    const here = reaches.filter((reach) => reach.hash === hash);
    const inside = countsByKind(here, INSIDE);
    return `    ${hashWords(hash).padEnd(width)}  ${inside}`.trimEnd();
  });
}

/** Of a step that nobody comes to, it alone is told of, not all that stands in it. */
function told(unreached: readonly Reach[]): Reach[] {
  const lost = new Set(unreached.filter(({ target }) => target.kind === 'step').map(({ hash }) => hash));
  return unreached.filter(({ hash, target }) => target.kind === 'step' || !lost.has(hash));
}

function unreachedLines({ reaches }: JourneyMap, folder: string): string[] {
  return told(reaches.filter(({ visit }) => !visit)).flatMap(({ hash, target, file, line, reason }) => [
    `  ${folder}/${file}:${line}`,
    `    Nobody can come to ${targetWords(target)} at ${hashWords(hash)}:`,
    `    ${reason}.`,
  ]);
}

function whoIsStuck({ hash, choice }: Stuck): string {
  return choice
    ? `Nobody who answers ${choice.field} with ${valueWords(choice.value)} comes to the end; they are held up at #${hash}:`
    : `Nobody can go on from #${hash}:`;
}

function stuckLines({ stuck }: JourneyMap, folder: string): string[] {
  return stuck.flatMap((each) => [
    `  ${folder}/${each.file}:${each.line}`,
    `    ${whoIsStuck(each)}`,
    `    ${each.reason}.`,
  ]);
}

function cutShortLines({ cutShort }: JourneyMap, folder: string): string[] {
  return cutShort.flatMap(({ hash, file, line, reason }) => [
    `  ${folder}/${file}:${line}`,
    `    Not searched to its end at ${hashWords(hash)}, so nobody knows whether all can go on:`,
    `    ${reason}.`,
  ]);
}

function journeyLines(map: JourneyMap, folder: string): string[] {
  const { name, file, path, reaches } = map;
  const reached = reaches.filter(({ visit }) => visit).length;
  const steps = reaches.filter(({ target }) => target.kind === 'step').length;
  return [
    `${name}  ${file}${path && `, ${path}`}`,
    `  ${count(steps, 'step')}, ${waysWords([map])} through them, ${reached} of ${reaches.length} reached`,
    ...stepLines(map),
    ...unreachedLines(map, folder),
    ...stuckLines(map, folder),
    ...cutShortLines(map, folder),
    '',
  ];
}

function notWalkedLines(forms: readonly Place[], folder: string): string[] {
  if (forms.length === 0) return [];
  const places = forms.map(({ file, line }) => `  ${folder}/${file}:${line}`);
  return [`Not walked: ${count(forms.length, 'form')} outside the journeys`, ...places, ''];
}

/** What the journeys hold and what of it nobody can come to, as it reads on a terminal. */
export function reportText(
  maps: readonly JourneyMap[],
  { folder, seconds, notWalked }: { folder: string; seconds: number; notWalked: readonly Place[] },
): string {
  const reaches = maps.flatMap((map) => map.reaches);
  return [
    ...maps.flatMap((map) => journeyLines(map, folder)),
    ...notWalkedLines(notWalked, folder),
    `${count(maps.length, 'journey')} with ${waysWords(maps)}: ${countsByKind(reaches)}.`,
    `${verdictOn(maps).words} Walked in ${seconds.toFixed(1)} s.`,
  ].join('\n');
}

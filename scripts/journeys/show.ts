import { basename } from 'node:path/posix';
import type { Answers, Reach, Visit } from '#types/data/journeys';
import { formatTarget } from './format/texts.ts';

const namesOfFile = (file: string) => [file, basename(file), basename(file, '.json')];

function isAbout({ hash, target, file }: Reach, text: string): boolean {
  const field = 'field' in target ? [target.field, `${hash} ${target.field}`] : [];
  const texts = [...field, ...('text' in target ? [target.text] : [])];
  return (
    texts.some((part) => part.toLowerCase().includes(text)) ||
    namesOfFile(file).some((name) => name.toLowerCase() === text)
  );
}

function findReaches(reaches: readonly Reach[], query: string): Reach[] {
  const text = query.toLowerCase();
  const atStep = reaches.filter(({ hash }) => hash !== '' && text.replace(/^#/, '') === hash.toLowerCase());
  return atStep.length > 0 ? atStep : reaches.filter((reach) => isAbout(reach, text));
}

/** The width of what stands before answers, enough for most hashes. */
const LABEL = 24;

function formatAnswers(label: string, answers: Answers): string[] {
  return Object.entries(answers).map(
    ([name, value], index) =>
      `    ${(index === 0 ? label : '').padEnd(LABEL)}${name}: ${JSON.stringify(value)}`,
  );
}

function formatVisit({ path, hash, told, facts, earlier, answers }: Visit): string[] {
  const all = [
    ...formatAnswers('in other journeys', told),
    ...formatAnswers('facts', facts),
    ...Object.entries(earlier).flatMap(([step, those]) => formatAnswers(`at #${step}`, those)),
    ...formatAnswers('here', answers),
  ];
  return [
    `    ${'open'.padEnd(LABEL)}${path}${hash && `#${hash}`}`,
    ...(all.length > 0 ? all : ['    needs no answers']),
  ];
}

/** Formats a short path to each target that matches a hash, a field or some words; undefined where none does. */
export function formatMatches(
  maps: readonly { reaches: readonly Reach[] }[],
  query: string,
): string | undefined {
  const found = findReaches(
    maps.flatMap(({ reaches }) => reaches),
    query,
  );
  if (found.length === 0) return undefined;
  return found
    .map(({ hash, target, file, line, visit, reason }) =>
      [
        `${hash === '' ? 'The page' : `#${hash}`}: ${formatTarget(target)}  ${file}:${line}`,
        ...(visit ? formatVisit(visit) : [`    unreachable: ${reason}`]),
      ].join('\n'),
    )
    .join('\n\n');
}

import { basename } from 'node:path/posix';
import type { Answers, Reach, Visit } from '#types/data/journeys';
import { formatTarget } from './format/texts.ts';

function isAbout({ hash, target, file }: Reach, text: string): boolean {
  const texts = [
    ...('field' in target ? [target.field, `${hash} ${target.field}`] : []),
    ...('text' in target ? [target.text] : []),
  ];
  const names = [file, basename(file), basename(file, '.json')];
  return (
    texts.some((part) => part.toLowerCase().includes(text)) ||
    names.some((name) => name.toLowerCase() === text)
  );
}

/** The width of the column before answers, enough for most hashes. */
const LABEL = 24;

function formatVisit({ path, hash, told, facts, earlier, answers }: Visit): string[] {
  const groups: [label: string, answers: Answers][] = [
    ['in other journeys', told],
    ['facts', facts],
    ...Object.entries(earlier).map(([step, those]): [string, Answers] => [`at #${step}`, those]),
    ['here', answers],
  ];
  const all = groups.flatMap(([label, given]) =>
    Object.entries(given).map(
      ([name, value], index) =>
        `    ${(index === 0 ? label : '').padEnd(LABEL)}${name}: ${JSON.stringify(value)}`,
    ),
  );
  const open = `    ${'open'.padEnd(LABEL)}${path}${hash && `#${hash}`}`;
  return [open, ...(all.length > 0 ? all : ['    needs no answers'])];
}

/** Formats a short path to each target that matches a hash, a field or a text. Undefined if there is no match. */
export function formatMatches(
  maps: readonly { reaches: readonly Reach[] }[],
  query: string,
): string | undefined {
  const text = query.toLowerCase();
  const reaches = maps.flatMap((map) => map.reaches);
  const atStep = reaches.filter(({ hash }) => hash !== '' && text.replace(/^#/, '') === hash.toLowerCase());
  const found = atStep.length > 0 ? atStep : reaches.filter((reach) => isAbout(reach, text));
  const formatted = found.map(({ hash, target, file, line, visit, reason }) =>
    [
      `${hash === '' ? 'The page' : `#${hash}`}: ${formatTarget(target)}  ${file}:${line}`,
      ...(visit ? formatVisit(visit) : [`    unreachable: ${reason}`]),
    ].join('\n'),
  );
  return found.length === 0 ? undefined : formatted.join('\n\n');
}

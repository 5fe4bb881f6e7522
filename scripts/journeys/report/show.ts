import { basename } from 'node:path/posix';
import type { Answers, Reach, Visit } from '#types/data/journeys';
import { targetWords } from '../words/target.ts';
import type { Outcome } from './verdict.ts';

/** A content file as authors call it: by its path, its name, or its name without the ending. */
const namesOfFile = (file: string) => [file, basename(file), basename(file, '.json')];

/** Whether somebody who asks for some text means this by any part of what it is about. */
function isAbout({ hash, target, file }: Reach, asked: string): boolean {
  const field = 'field' in target ? [target.field, `${hash} ${target.field}`] : [];
  const words = [...field, ...('text' in target ? [target.text] : [])];
  return (
    words.some((part) => part.toLowerCase().includes(asked)) ||
    namesOfFile(file).some((name) => name.toLowerCase() === asked)
  );
}

/** What somebody means who asks for a text: a step by its hash, and only where none is called that, anything about it. */
function meant(reaches: readonly Reach[], text: string): Reach[] {
  const asked = text.toLowerCase();
  const atStep = reaches.filter(({ hash }) => hash !== '' && asked.replace(/^#/, '') === hash.toLowerCase());
  return atStep.length > 0 ? atStep : reaches.filter((reach) => isAbout(reach, asked));
}

/** The room for what stands before answers, as wide as the longest hash mostly asks for. */
const TITLE = 24;

function answerLines(title: string, answers: Answers): string[] {
  const entries = Object.entries(answers);
  return entries.map(
    ([name, value], index) =>
      `    ${(index === 0 ? title : '').padEnd(TITLE)}${name}: ${JSON.stringify(value)}`,
  );
}

function visitLines({ path, hash, told, facts, earlier, answers }: Visit): string[] {
  const given = [
    ...answerLines('told before', told),
    ...answerLines('known to code', facts),
    ...Object.entries(earlier).flatMap(([step, those]) => answerLines(`at #${step}`, those)),
    ...answerLines('here', answers),
  ];
  return [
    `    ${'open'.padEnd(TITLE)}${path}${hash && `#${hash}`}`,
    ...(given.length > 0 ? given : ['    nothing has to be answered']),
  ];
}

/** A short way to each target that somebody asks for by a hash, a field or some of its words. */
export function showText(maps: readonly Pick<Outcome, 'reaches'>[], text: string): string | undefined {
  const found = meant(
    maps.flatMap(({ reaches }) => reaches),
    text,
  );
  if (found.length === 0) return undefined;
  return found
    .map((reach) => {
      const { hash, target, file, line, visit, reason } = reach;
      const way = visit ? visitLines(visit) : [`    nobody can come here: ${reason}`];
      return [
        `${hash === '' ? 'The page' : `#${hash}`}: ${targetWords(target)}  ${file}:${line}`,
        ...way,
      ].join('\n');
    })
    .join('\n\n');
}

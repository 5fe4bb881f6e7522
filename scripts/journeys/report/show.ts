import type { Answers, JourneyMap, Reach, Visit } from '../model.ts';
import { targetWords } from '../words/target.ts';

/** Whether somebody who asks for a text means this: a step by its hash, else any part of what it is about. */
function isMeant({ hash, target, file }: Reach, text: string): boolean {
  const asked = text.toLowerCase();
  if (asked.replace(/^#/, '') === hash) return true;
  const about = 'field' in target ? [target.field, `${hash} ${target.field}`] : [];
  return [...about, 'text' in target ? target.text : '', file].some((part) =>
    part.toLowerCase().includes(asked),
  );
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
    `    ${'open'.padEnd(TITLE)}${path}#${hash}`,
    ...(given.length > 0 ? given : ['    nothing has to be answered']),
  ];
}

/** The shortest answers to each target that somebody asks for by a hash, a field or some of its words. */
export function showText(maps: readonly JourneyMap[], text: string): string | undefined {
  const found = maps.flatMap(({ reaches }) => reaches).filter((reach) => isMeant(reach, text));
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

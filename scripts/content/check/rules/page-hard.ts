import { nodeAt, pageFiles } from '../../read.ts';
import { atValue, lineAndColumn, type Report } from '../diagnostic.ts';
import {
  countsForMean,
  formatGrade,
  MOST_MEAN_GRADE,
  meanGrade,
  type PageSentence,
  pageSentences,
} from '../model/readability.ts';

import type { CheckContext, Rule } from '../rule.ts';

const NAMED = 3;

function tell({ text, grade, origin: { file, pointer } }: PageSentence): string {
  const { line } = lineAndColumn(file, nodeAt(file, pointer)?.offset ?? 0);
  return `“${text}” (grade ${formatGrade(grade)}, ${file.name}:${line})`;
}

function check(context: CheckContext): Report[] {
  return pageFiles(context.files).flatMap((page): Report[] => {
    const sentences = pageSentences(context, page);
    const mean = meanGrade(sentences);
    if (mean === undefined || mean <= MOST_MEAN_GRADE) return [];
    const hardest = sentences
      .filter(countsForMean)
      .sort((a, b) => b.grade - a.grade)
      .slice(0, NAMED);
    return [
      {
        location: atValue({ file: page, pointer: '/path' }),
        severity: 'warning',
        message: `The average reading grade of this page is ${formatGrade(mean)} (at most ${MOST_MEAN_GRADE}). The hardest sentences are ${hardest.map(tell).join(', ')}.`,
        advice: 'Use shorter words and sentences, the hardest first.',
      },
    ];
  });
}

export const rule: Rule = {
  id: 'page-hard',
  topic: 'Pages, journeys and steps',
  about:
    'A page is hard to read: the average grade of its sentences (Flesch and Kincaid) is over 7. Labels of fewer than five words and texts marked by `$legal` do not count.',
  check,
};

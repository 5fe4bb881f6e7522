import { nodeAt, pageFiles } from '../../read.ts';
import { lineAndColumn } from '../diagnostic.ts';
import {
  countsForMean,
  formatGrade,
  MOST_MEAN_GRADE,
  meanGrade,
  type PageSentence,
  pageSentences,
} from '../model/readability.ts';
import { type Rule, warning } from '../rule.ts';

const MAX_NAMED = 3;

function describe({ text, grade, origin: { file, pointer } }: PageSentence): string {
  const { line } = lineAndColumn(file, nodeAt(file, pointer)?.offset ?? 0);
  return `“${text}” (grade ${formatGrade(grade)}, ${file.name}:${line})`;
}

export const rule: Rule = {
  topic: 'Pages, journeys and steps',
  about:
    'A page is hard to read: the average grade of its sentences (Flesch and Kincaid) is over 7. Labels of fewer than five words and texts marked by `$legal` do not count.',
  check: (context) =>
    pageFiles(context.files).flatMap((page) => {
      const sentences = pageSentences(context, page);
      const mean = meanGrade(sentences);
      if (mean === undefined || mean <= MOST_MEAN_GRADE) return [];
      const hardest = sentences.filter(countsForMean).sort((a, b) => b.grade - a.grade);
      const named = hardest.slice(0, MAX_NAMED).map(describe).join(', ');
      const message = `The average reading grade of this page is ${formatGrade(mean)} (at most ${MOST_MEAN_GRADE}). The hardest sentences are ${named}.`;
      const advice = 'Use shorter words and sentences, the hardest first.';
      return [warning({ file: page, pointer: '/path' }, message, advice)];
    }),
};

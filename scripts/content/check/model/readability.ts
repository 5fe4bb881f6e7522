import type { Sentence } from './sentences.ts';

/** A sentence of more words is hard to hold in mind. */
export const MOST_WORDS = 25;

/** A sentence of a higher grade is hard. */
export const MOST_GRADE = 10;

/** The mean grade that a page may have. */
export const MOST_MEAN_GRADE = 7;

/** One long word makes the grade of a short sentence, however easy it is. */
const ENOUGH_TO_JUDGE = 8;

/** What has fewer words is a label or a button. */
const ENOUGH_TO_COUNT = 5;

/** Whether a text has words enough for a hard sentence: most are labels, which need no closer look. */
export function mayBeHard(text: string): boolean {
  return (text.match(/\s+/g)?.length ?? 0) + 1 >= ENOUGH_TO_JUDGE;
}

export function isTooLong({ words }: Sentence): boolean {
  return words.length > MOST_WORDS;
}

/** Whether both formulas find a sentence hard: each alone misjudges words such as “emergency” that everyone knows. */
export function isTooHard({ words, grade, gradeByLetters }: Sentence): boolean {
  return words.length >= ENOUGH_TO_JUDGE && Math.min(grade, gradeByLetters) > MOST_GRADE;
}

/** The mean of fewer sentences says little of a page. */
const ENOUGH_FOR_MEAN = 10;

/** Whether a sentence counts for the mean grade of its page. */
export function countsForMean({ words }: Sentence): boolean {
  return words.length >= ENOUGH_TO_COUNT;
}

/** The mean grade of some sentences; undefined for too few. */
export function meanGrade(sentences: readonly Sentence[]): number | undefined {
  const grades = sentences.filter(countsForMean).map(({ grade }) => grade);
  if (grades.length < ENOUGH_FOR_MEAN) return undefined;
  return grades.reduce((sum, grade) => sum + grade, 0) / grades.length;
}

/** Whether a sentence is harder than pages may be in the mean, so that to exempt it makes a difference. */
export function isDemanding(sentence: Sentence): boolean {
  return isTooLong(sentence) || (countsForMean(sentence) && sentence.grade > MOST_MEAN_GRADE);
}

/** `12.3` */
export function formatGrade(grade: number): string {
  return grade.toFixed(1);
}

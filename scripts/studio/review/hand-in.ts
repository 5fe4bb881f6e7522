import { firstWords } from '../../gallery/catalogue/names.ts';
import { branchOf, type CommitWords, checkBranch, commitFiles, uncommitted } from '../git.ts';
import { lostBetween } from '../lost.ts';
import { StudioProblem } from '../problem.ts';
import type { StudioSession } from '../session.ts';
import type { ReviewedChange } from './describe.ts';
import { type ReviewedGroup, reviewOf } from './index.ts';

/** The longest first line of a commit’s message, in characters. */
const LONGEST = 72;

const sentence = ({ subject, what, before = '', after = '' }: ReviewedChange) =>
  what === 'changed' && (before || after)
    ? `${subject} was “${before}”, is now “${after}”`
    : `${subject} ${what}`;

/** Returns a message for a commit: what has changed where, then a sentence for each change. */
function messageFor(groups: readonly ReviewedGroup[]): string {
  const more = groups.length > 1 ? ` and ${groups.length - 1} more` : '';
  const line = `Change ${groups[0]?.label ?? 'the content'}`;
  const most = LONGEST - more.length;
  const subject = (line.length > most ? `${line.slice(0, most - 1)}…` : line) + more;
  const parts = groups.map(
    ({ label, changes }) => `${label}:\n${changes.map((each) => `- ${sentence(each)}`).join('\n')}`,
  );
  return [subject, ...parts].join('\n\n');
}

/** Returns the unsaved changes in words, what they mean for visitors, and how they could be committed. */
export async function reviewUnsaved(session: StudioSession, today: string) {
  const [before, after, unsaved] = [session.base(), session.view(), session.unsavedFiles()];
  const groups = reviewOf(before, after, unsaved);
  const current = await branchOf(session.root);
  const saved = await uncommitted(session.root);
  const branch = `content/${today}-${firstWords(groups[0]?.label.split(' › ').at(-1) ?? 'change')}`;
  return {
    groups,
    lost: lostBetween(before.content.files, after.content.files),
    unsaved,
    /** The saved files that nobody has committed. */
    saved: saved.filter((file) => !unsaved.includes(file)),
    /** The current branch, and a suggestion for a commit. Absent outside a repository. */
    ...(current !== undefined && { commit: { current, branch, message: messageFor(groups) } }),
  };
}

/** Saves everything, and commits it with other files that were saved before. @throws StudioProblem if that is not possible */
export async function commitUnsaved(session: StudioSession, words: CommitWords) {
  const { root } = session;
  if (words.message.trim() === '')
    throw new StudioProblem('Nothing was saved: write what the commit changes.');
  await checkBranch(root, words.branch);
  const mine = [...session.unsavedFiles(), ...words.files];
  await session.save(session.unsavedFiles());
  const files = (await uncommitted(root)).filter((file) => mine.includes(file));
  if (files.length === 0)
    throw new StudioProblem('There is nothing to commit: git has all these files already.');
  await commitFiles(root, files, words).catch((error: Error) => {
    throw new StudioProblem(`The files are saved, but not committed. ${error.message}`);
  });
  // so that Studio asks again what is left to commit
  return session.reload();
}

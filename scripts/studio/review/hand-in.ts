import type { Calls, ReviewedChange, ReviewedGroup } from '../../../src/studio/protocol.ts';
import { compareContent } from '../../content/breaking-changes/index.ts';
import type { ContentFiles } from '../../content/read.ts';
import { branchOf, checkBranch, commitFiles, uncommitted } from '../git.ts';
import { StudioProblem } from '../problem.ts';
import type { StudioSession } from '../session.ts';
import { reviewOf } from './index.ts';

/** The longest first line of a commit’s message, in characters. */
const LONGEST = 72;

/** Returns what visitors who have begun would lose, in words. Undefined if a file can’t be read. */
function lostBetween(before: ContentFiles, after: ContentFiles): string[] | undefined {
  if ([...before.values(), ...after.values()].some(({ data }) => data === undefined)) return undefined;
  const changes = compareContent(before, after, 'the saved files');
  return [...new Set(changes.map(({ message, advice }) => `${message} ${advice}`))];
}

const sentence = ({ subject, what, before = '', after = '' }: ReviewedChange) =>
  what === 'changed' && (before || after)
    ? `${subject} was “${before}”, is now “${after}”`
    : `${subject} ${what}`;

/** Returns a message for a commit: what has changed where, then a sentence for each change. */
function messageFor(groups: readonly ReviewedGroup[]): string {
  const [first] = groups;
  if (!first) return 'Change the content';
  const more = groups.length > 1 ? ` and ${groups.length - 1} more` : '';
  const line = `Change ${first.label}`;
  const most = LONGEST - more.length;
  const subject = (line.length > most ? `${line.slice(0, most - 1)}…` : line) + more;
  return [
    subject,
    ...groups.map(
      ({ label, changes }) => `${label}:\n${changes.map((each) => `- ${sentence(each)}`).join('\n')}`,
    ),
  ].join('\n\n');
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/-$/, '');

/** Returns the changes of the draft in words, what they mean for visitors, and how they could be committed. */
export async function reviewDraft(
  session: StudioSession,
  today: string,
): Promise<Calls['review']['response']> {
  const [before, after] = [session.base(), session.view()];
  const unsaved = session.unsavedFiles();
  const groups = reviewOf(before, after, unsaved);
  const branch = await branchOf(session.root);
  const saved = await uncommitted(session.root, session.savedFiles());
  return {
    groups,
    lost: lostBetween(before.content.files, after.content.files),
    saved: saved.filter((file) => !unsaved.includes(file)),
    ...(branch !== undefined && {
      commit: {
        current: branch,
        branch: `content/${today}-${slugOf(groups[0]?.label.split(' › ').at(-1) ?? 'change')}`,
        message: messageFor(groups),
      },
    }),
  };
}

/** Saves everything, and commits what Studio has saved. @throws StudioProblem if that is not possible */
export async function commitDraft(session: StudioSession, given: Calls['commit']['request']) {
  const { root } = session;
  if (given.message.trim() === '')
    throw new StudioProblem('Nothing was saved: write what the commit changes.');
  await checkBranch(root, given.branch);
  await session.save(session.unsavedFiles());
  const files = await uncommitted(root, session.savedFiles());
  if (files.length === 0)
    throw new StudioProblem('There is nothing to commit: git has all these files already.');
  await commitFiles(root, files, given).catch((error: Error) => {
    throw new StudioProblem(`The files are saved, but not committed. ${error.message}`);
  });
  // so that Studio asks again what is left to commit
  session.reload();
  return session.state();
}

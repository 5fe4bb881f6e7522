import { diffLines } from 'diff';
import type { Place, UsedBy } from '../../../src/studio/model.ts';
import { placeKey } from '../../../src/studio/places.ts';
import { type Command, MOST_PLACES, type Plan } from '../../../src/studio/protocol.ts';
import { createContext } from '../../content/check/context.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { answerMissing, answerValue, factField } from '../../content/check/rules/answers.ts';
import type { ContentFiles } from '../../content/read.ts';
import { withUnsaved } from '../../content/unsaved.ts';
import { deletionOf } from '../commands/delete.ts';
import { textsAfter } from '../commands/index.ts';
import { lostBetween } from '../lost.ts';
import { type LabelAt, labelled } from '../properties/origins.ts';
import type { SiteContent } from '../site-content.ts';
import type { Texts } from '../unsaved-changes.ts';
import { NameTaken } from './names.ts';
import { lastPart, partAt, sharersOf } from './parts.ts';
import type { Use } from './uses.ts';

function changedLines(before: string, after: string): number {
  const parts = diffLines(before, after);
  const count = (kind: 'added' | 'removed') =>
    parts.reduce((sum, part) => sum + (part[kind] ? part.count : 0), 0);
  return Math.max(count('added'), count('removed'));
}

const usedBy = (content: SiteContent, uses: readonly Use[], labelAt: LabelAt): UsedBy[] =>
  labelled(
    uses.map(({ file, pointer }) => {
      const at = lastPart(pointer) === '$ref' ? parentOf(pointer) : pointer;
      return content.usesOf({ file, pointer: at })[0] ?? { file: file.name, pointer: at };
    }),
    (place) => labelAt(place) || place.file,
    uses.length,
  );

/** Returns the places in pages that a command changes because they share what it changes. Empty if it is only one. */
function sharersIn(content: SiteContent, command: Command): readonly Place[] {
  if ('scope' in command && command.scope === 'here') return [];
  const slot = command.type === 'put' ? partAt(content, command.place)?.slot : undefined;
  const isNear = slot !== undefined && 'to' in command && placeKey(slot) === placeKey(command.to);
  const from = 'place' in command && !isNear ? content.usesOf(content.writtenAt(command.place)) : [];
  const to = 'to' in command && content.has(command.to.file) ? sharersOf(content, command.to, isNear) : [];
  return [from, to].flatMap((places) => (places.length > 1 ? places : []));
}

/** Returns what code could not read any more. */
function unreadable(content: SiteContent, after: ContentFiles): string[] {
  const missing = (context: ReturnType<SiteContent['context']>) =>
    [answerMissing, answerValue, factField].flatMap((rule) =>
      [...rule.check(context)].map(({ message }) => message),
    );
  const before = missing(content.context());
  return missing(createContext(after, content.context().names)).filter(
    (message) => !before.includes(message),
  );
}

function refusalOf(content: SiteContent, command: Command, uses: readonly Use[], after: ContentFiles) {
  const missing = unreadable(content, after);
  if (missing.length > 0)
    return `${[...new Set(missing)].join(' ')} Ask a developer to change the code first.`;
  const isIncluded = command.type === 'delete' && uses.some(({ pointer }) => lastPart(pointer) === '$ref');
  return isIncluded ? 'Other places include it. Remove it there first.' : undefined;
}

/**
 * Returns what a command would change and lose, without doing it. @throws StudioProblem if it can’t be done
 * @param saved the files that visitors have begun with
 */
export async function planOf(
  content: SiteContent,
  command: Command,
  labelAt: LabelAt,
  saved: ContentFiles,
): Promise<Plan> {
  let texts: Texts;
  try {
    texts = await textsAfter(content, command);
  } catch (error) {
    if (!(error instanceof NameTaken)) throw error;
    return { files: [], lost: [], uses: [], shared: [], otherName: error.suggestion };
  }
  const unsaved = new Map([...texts].map(([file, text]) => [content.pathOf(file), text]));
  const after = withUnsaved(content.files, unsaved, content.root);
  const known = saved === content.files ? [] : (lostBetween(saved, content.files) ?? []);
  const uses = command.type === 'delete' ? deletionOf(content, command.place).uses : [];
  const refusal = refusalOf(content, command, uses, after);
  return {
    files: [...texts].map(([file, text]) => {
      const before = content.has(file) ? content.fileOf(file).text : '';
      return { file, lines: changedLines(before, text ?? '') };
    }),
    lost: (lostBetween(saved, after) ?? []).filter((each) => !known.includes(each)),
    uses: usedBy(content, uses, labelAt),
    shared: labelled(sharersIn(content, command), labelAt, MOST_PLACES + 1),
    ...(refusal !== undefined && { refusal }),
  };
}

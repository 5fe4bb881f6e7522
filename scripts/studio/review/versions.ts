import type { Place } from '../../../src/studio/model.ts';
import { changeFile } from '../../content/edit/change.ts';
import { sourceOf } from '../../content/edit/children.ts';
import type { Operation } from '../../content/edit/operations.ts';
import { type ContentFile, nodeAt, readFile } from '../../content/read.ts';
import { valueAt } from '../../content/resolve.ts';
import { schemaPathFrom } from '../build/new-files.ts';
import { rebased } from '../build/refs.ts';
import { versionAt } from '../git.ts';
import { fieldDrawnAt } from '../outline/fields.ts';
import { StudioProblem } from '../problem.ts';
import type { StudioSession } from '../session.ts';
import { reviewOf } from './index.ts';

/** Returns the pointer of the rule of a field that is drawn at a pointer. Undefined for all that is no field. */
const ruleOf = ({ data }: ContentFile, pointer: string) => fieldDrawnAt(data, pointer)?.pointer;

/** Returns an earlier version of a file, with paths that lead from its name today. */
async function earlierFile(session: StudioSession, file: ContentFile, commit: string): Promise<ContentFile> {
  const { content } = session.view();
  const earlier = await versionAt(session.root, file.name, commit);
  const text = rebased(earlier.text, earlier.name, file.name, true);
  const then = readFile(file.path, session.root, text);
  const value = schemaPathFrom(content, file.name, then.kind ?? '');
  if (earlier.name === file.name || then.kind === undefined) return then;
  const moved = await changeFile(then, [{ type: 'set', pointer: '/$schema', value }]);
  return readFile(file.path, session.root, moved.text);
}

/**
 * Returns the text of a file with all of an earlier version, or with its value of one place, and how that differs from
 * now. A field gets its earlier rule and drawing. Its condition, and if it must be answered, stay as they are now.
 * @throws StudioProblem if the version has no such place
 */
export async function versionOf(
  session: StudioSession,
  { file: name, commit, pointer }: Place & { commit: string },
) {
  const now = session.view();
  const file = now.content.fileOf(name);
  const then = await earlierFile(session, file, commit);
  let { text } = then;
  if (pointer !== '') {
    const places = [[pointer, pointer] as const, [ruleOf(then, pointer), ruleOf(file, pointer)] as const];
    const operations = places.flatMap(([from, to]): Operation[] => {
      const node = from === undefined ? undefined : nodeAt(then, from);
      const isThere = node !== undefined && from !== undefined && valueAt(then, from) !== undefined;
      return isThere && to !== undefined ? [{ type: 'set', pointer: to, json: sourceOf(then, node) }] : [];
    });
    if (operations.length === 0) throw new StudioProblem('That version of the file has no such part.');
    text = (await changeFile(file, operations)).text;
  }
  return { text, groups: reviewOf(session.withTexts(new Map([[name, text]])), now, [name]) };
}

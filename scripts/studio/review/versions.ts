import type { Place } from '../../../src/studio/model.ts';
import { changeFile } from '../../content/edit/change.ts';
import { sourceOf } from '../../content/edit/children.ts';
import type { Operation } from '../../content/edit/operations.ts';
import { nodeAt, readFile } from '../../content/read.ts';
import { valueAt } from '../../content/resolve.ts';
import { textAt } from '../git.ts';
import { StudioProblem } from '../problem.ts';
import type { StudioSession } from '../session.ts';
import { reviewOf } from './index.ts';

/** Returns a place, and the schema of a field besides how it is drawn. */
const halves = (pointer: string) => {
  const [, form, name] = /^(.*)\/uiSchema\/([^/]+)$/.exec(pointer) ?? [];
  return name === undefined ? [pointer] : [pointer, `${form}/schema/properties/${name}`];
};

/**
 * Returns the text of a file with all of an earlier version, or with its value of one place, and how that differs from
 * now. @throws StudioProblem if the version has no such place
 */
export async function versionOf(
  session: StudioSession,
  { file: name, commit, pointer }: Place & { commit: string },
) {
  const now = session.view();
  const file = now.content.fileOf(name);
  let text = await textAt(session.root, name, commit);
  if (pointer !== '') {
    const then = readFile(file.path, session.root, text);
    const operations = halves(pointer).flatMap((at): Operation[] => {
      const node = nodeAt(then, at);
      const isThere = node !== undefined && valueAt(then, at) !== undefined;
      return isThere ? [{ type: 'set', pointer: at, json: sourceOf(then, node) }] : [];
    });
    if (operations.length === 0) throw new StudioProblem('That version of the file has no such part.');
    text = (await changeFile(file, operations)).text;
  }
  return { text, groups: reviewOf(session.withTexts(new Map([[name, text]])), now, [name]) };
}

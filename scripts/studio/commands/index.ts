import type { Command } from '../../../src/studio/protocol.ts';
import { applyEdits } from '../../content/edit/apply-edits.ts';
import { hashOf } from '../../content/edit/change.ts';
import { layOut } from '../../content/edit/layout.ts';
import { Refusal, StudioProblem } from '../problem.ts';
import type { SiteContent } from '../site-content.ts';
import type { Texts } from '../unsaved-changes.ts';
import { addPart } from './add.ts';
import { nameCondition, setCondition } from './condition.ts';
import { deletePart } from './delete.ts';
import { insertEntry, removePlace, renameKey } from './lists.ts';
import { namePart } from './name.ts';
import { pastePart, putPart } from './paste.ts';
import { replaceText } from './replace.ts';
import { requireField } from './require.ts';
import { type Located, setProperty, shareAgain, textsOf } from './set.ts';

type Commands = {
  [Type in Command['type']]: (
    content: SiteContent,
    command: Extract<Command, { type: Type }>,
  ) => readonly Located[] | Promise<Located[]>;
};

/** The commands by type. Each returns its operations in files. */
const COMMANDS: Commands = {
  set: (content, { place, value, scope }) => setProperty(content, place, value, scope),
  insert: (content, { place, index, value, scope }) => [insertEntry(content, place, index, value, scope)],
  remove: (content, { place, scope }) => [removePlace(content, place, scope)],
  rename: (content, { place, key, scope }) => [renameKey(content, place, key, scope)],
  require: (content, { place, isRequired }) => [requireField(content, place, isRequired)],
  share: (content, { place }) => [shareAgain(content, place)],
  replace: (content, command) => replaceText(content, command),
  condition: (content, { place, schema, scope }) => setCondition(content, place, schema, scope),
  nameCondition: (content, { place, name }) => nameCondition(content, place, name),
  add: (content, { to, given, scope }) => addPart(content, to, given, scope),
  paste: (content, { to, clip, name }) => pastePart(content, to, clip, name),
  put: (content, { place, to, name }) => putPart(content, place, to, name),
  name: (content, { place, name, choice }) => namePart(content, place, name, choice),
  delete: (content, { place }) => deletePart(content, place),
  text(content, { file, text, base }) {
    if (base !== undefined && content.fileOf(file).text !== base)
      throw new StudioProblem(
        `${file} was changed elsewhere. Copy what you have typed, close the code, and open it again.`,
      );
    return [[file, { type: 'text', text }]];
  },
  async fix(content, { file, fix, hash }) {
    const { text } = content.fileOf(file);
    if (hashOf(text) !== hash)
      throw new StudioProblem(`${file} has changed since it was checked. Try again.`);
    return [[file, { type: 'text', text: await layOut(file, applyEdits(text, fix)) }]];
  },
};

/** Returns the new texts of the files that a command changes. @throws StudioProblem if it can't be done */
export async function textsAfter(content: SiteContent, command: Command): Promise<Texts> {
  if (!Object.hasOwn(COMMANDS, command.type)) throw new Refusal('there is no such command');
  const run = COMMANDS[command.type] as (
    content: SiteContent,
    command: Command,
  ) => ReturnType<Commands[Command['type']]>;
  return textsOf(content, await run(content, command));
}

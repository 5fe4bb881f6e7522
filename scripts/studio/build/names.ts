import type { Place } from '../../../src/studio/model.ts';
import { isSafeName } from '../../content/check/model/schema-parts.ts';
import { objectOf } from '../../content/json.ts';
import { StudioProblem } from '../problem.ts';
import type { SiteContent } from '../site-content.ts';
import { FIELD, kindOfSlot, lastPart, schemaOf, takenNames } from './parts.ts';

/** A problem that a name, or another one, solves. */
export class NameTaken extends StudioProblem {
  readonly suggestion: string;
  constructor(name: string, suggestion: string) {
    super(name === '' ? 'This needs a name here.' : `There is a “${name}” already. Choose another name.`);
    this.suggestion = suggestion;
  }
}

const HASH = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Checks that a name can be in an address or in the name of a file. @throws StudioProblem if not */
export function checkHash(name: string): void {
  if (!HASH.test(name))
    throw new StudioProblem(`“${name}” can’t be used here. Use lower-case letters, digits and hyphens.`);
}

/** Returns a name, with a number if it is one of the taken ones. */
function numberedName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const start = HASH.test(name) && name.includes('-') ? `${name}-` : name;
  let count = 2;
  while (taken.includes(`${start}${count}`)) count += 1;
  return `${start}${count}`;
}

/** Returns a name. @throws NameTaken if it is one of the taken ones */
export function freeName(name: string, taken: readonly string[]): string {
  if (taken.includes(name)) throw new NameTaken(name, numberedName(name, taken));
  return name;
}

/** Checks that a form or map can have a name. @throws StudioProblem if not, NameTaken if it has it already, or an entry has none */
export function checkName(content: SiteContent, slot: Place, name: string): void {
  const taken = takenNames(content, slot);
  if (name === '' && kindOfSlot(content, slot) !== FIELD)
    throw new NameTaken('', numberedName(lastPart(slot.pointer).replace(/s$/, ''), taken));
  const { pattern } = objectOf(schemaOf(content, slot)?.schema.propertyNames);
  if (pattern === undefined && !isSafeName(name))
    throw new StudioProblem(
      `“${name}” can’t be the name of a field. Use letters and digits, and start with a letter.`,
    );
  if (pattern !== undefined && !new RegExp(String(pattern), 'u').test(name))
    throw new StudioProblem(`“${name}” can’t be a name here. Look at the other names.`);
  freeName(name, taken);
}

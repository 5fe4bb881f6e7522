import { isSafeName } from '../../content/check/model/schema-parts.ts';
import { StudioProblem } from '../problem.ts';

/** A problem that another name solves. */
export class NameTaken extends StudioProblem {
  readonly suggestion: string;
  constructor(name: string, suggestion: string) {
    super(`There is a “${name}” already. Choose another name.`);
    this.suggestion = suggestion;
  }
}

const HASH = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Checks that a field can have a name. @throws StudioProblem if not */
export function checkFieldName(name: string): void {
  if (!isSafeName(name))
    throw new StudioProblem(
      `“${name}” can’t be the name of a field. Use letters and digits, and start with a letter.`,
    );
}

/** Checks that a name can be in an address or in the name of a file. @throws StudioProblem if not */
export function checkHash(name: string): void {
  if (!HASH.test(name))
    throw new StudioProblem(`“${name}” can’t be used here. Use lower-case letters, digits and hyphens.`);
}

/** Returns a name. @throws NameTaken if it is one of the taken ones */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const start = HASH.test(name) && name.includes('-') ? `${name}-` : name;
  let count = 2;
  while (taken.includes(`${start}${count}`)) count += 1;
  throw new NameTaken(name, `${start}${count}`);
}

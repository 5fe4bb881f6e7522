import type { Json } from '../../../src/engine/form/paths.ts';
import { namesRead, type SchemaPart, samePlace } from '../../content/check/model/schema-parts.ts';

import type { SiteStep } from '../site/site.ts';
import type { Chosen } from './plain.ts';
import type { Variable } from './variables.ts';

/** Keywords that make what is asked of one name depend on another. */
const LINKS = [['if', 'then', 'else'], ['not'], ['anyOf'], ['oneOf'], ['dependencies']];

/** Names that decide something at a step together: no rule of its form puts another one to them. */
export interface Group {
  variables: readonly Variable[];
  /** all fields of the step that these rules read or say something of */
  names: ReadonlySet<string>;
  /** whether the rules read what is known beside the step's answers, too */
  readsFacts: boolean;
}

/** What the rules of a step's form put together, rule by rule. */
function linkedNames({ schema, pointer, fields }: SiteStep) {
  const rules = samePlace({ schema, pointer }).flatMap((part): SchemaPart[] =>
    LINKS.map((keywords) => {
      const entries = Object.entries(part.schema).filter(([keyword]) => keywords.includes(keyword));
      return { schema: Object.fromEntries(entries), pointer: part.pointer };
    }),
  );
  return rules.map((rule) => {
    const names = namesRead(rule).map(({ name }) => name);
    const own = new Set(names.filter((name) => fields.has(name)));
    return { names: own, readsFacts: names.some((name) => !fields.has(name)) };
  });
}

/** The names that decide something at a step, those together that a rule of its form puts together. */
export function independentGroups(step: SiteStep, variables: readonly Variable[]): Group[] {
  let groups: Omit<Group, 'variables'>[] = variables.map(({ name }) => ({
    names: new Set([name]),
    readsFacts: false,
  }));
  for (const rule of linkedNames(step)) {
    const touched = groups.filter((group) => [...rule.names].some((name) => group.names.has(name)));
    const joined = {
      names: new Set([rule, ...touched].flatMap(({ names }) => [...names])),
      readsFacts: [rule, ...touched].some(({ readsFacts }) => readsFacts),
    };
    groups = [...groups.filter((group) => !touched.includes(group)), joined];
  }
  return groups
    .map((group) => ({ ...group, variables: variables.filter(({ name }) => group.names.has(name)) }))
    .filter((group) => group.variables.length > 0);
}

/** Every choice of some names: each answer that is worth trying, or none. */
export function* choicesOf([first, ...others]: readonly Variable[]): Generator<Chosen> {
  if (!first) return yield {};
  const values: readonly (Json | undefined)[] = [...first.values, undefined];
  for (const value of values) {
    for (const rest of choicesOf(others)) yield { [first.name]: value, ...rest };
  }
}

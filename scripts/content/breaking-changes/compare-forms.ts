import { isObject, type JsonObject } from '../json.ts';
import type { Incompatibility } from './breaking-change.ts';
import { compareRules } from './compare-rules.ts';
import type { Constraints } from './constraints.ts';
import { createPair, definitionsOf, type FormPair, parentOf } from './form-pair.ts';
import { type Form, formatForm } from './pages.ts';
import { guessRenames } from './renames.ts';
import type { Pair, Versions } from './versions.ts';

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Reports a field that is now on a page that does not restore its answer. */
function reportMove(form: Form, name: string, now: Form): Incompatibility {
  return {
    rule: 'field-moved',
    ...definitionsOf(createPair(form, now), `/${name}`),
    subject: formatForm(form),
    message: (subjects) =>
      `"${name}" moved to ${formatForm(now)}, which does not know the answers given in ${subjects}: visitors are asked again.`,
  };
}

function reportGone(pair: FormPair, path: string, became: string | undefined): Incompatibility {
  const name = nameOf(path);
  const parent = parentOf(path);
  const owner = parent.split('/').filter((part) => part !== '' && part !== 'items');
  const form = formatForm(pair.before);
  return {
    rule: became === undefined ? 'field-removed' : 'field-renamed',
    ...definitionsOf(pair, path, became && `${parent}/${became}`),
    subject: owner.length > 0 ? `"${owner.join('.')}" of ${form}` : form,
    message: (subjects) =>
      became === undefined
        ? `"${name}" was removed from ${subjects}: its stored answer is neither shown nor sent.`
        : `It looks like "${name}" was renamed to "${became}": answers stored under the old name in ${subjects} are lost.`,
  };
}

/** Guesses what became of the fields of one object that are gone. */
function guessIn({ rules }: FormPair, parent: string, gone: readonly string[]) {
  const { before, now } = rules;
  const added = [...now.definitions.keys()].filter(
    (path) => parentOf(path) === parent && path !== parent && !before.definitions.has(path),
  );
  const named = ({ definitions }: Constraints, paths: readonly string[]) =>
    paths.map((path) => ({ name: nameOf(path), schema: definitions.get(path)?.[0]?.schema ?? {} }));
  return guessRenames(named(before, gone), named(now, added));
}

/** Returns whether visitors are asked for a field inside another; some widgets store values that they do not ask for. */
function isAsked(uiSchema: JsonObject, path: string): boolean {
  let ui: unknown = uiSchema;
  let isWidgets = false;
  for (const name of path.split('/').slice(1)) {
    isWidgets ||= ui !== uiSchema && isObject(ui) && typeof ui['ui:widget'] === 'string';
    ui = isObject(ui) ? ui[name] : undefined;
  }
  return !isWidgets || (isObject(ui) && Object.keys(ui).length > 0);
}

function goneInside({ before, rules }: FormPair, fields: readonly string[]): string[] {
  return [...rules.before.definitions.keys()].filter(
    (path) =>
      fields.some((name) => path.startsWith(`/${name}/`)) &&
      rules.now.definitions.has(parentOf(path)) &&
      !rules.now.definitions.has(path) &&
      isAsked(before.uiSchema, path),
  );
}

/** Finds the answers given in a form that no longer count. */
export function compareForms({ before, now }: Pair<Form>, versions: Versions): Incompatibility[] {
  const own = versions.fields.filter((pair) => pair.before.form === before);
  const missing = own.flatMap((pair) => (pair.now ? [] : [pair.before.name]));
  const restored = own.flatMap((pair) => pair.now ?? []);
  const newNames = new Map<string, string>();

  const compareGone = (pair: FormPair, gone: readonly string[]) =>
    [...new Set(gone.map(parentOf))].flatMap((parent) => {
      const paths = gone.filter((path) => parentOf(path) === parent);
      const guesses = guessIn(pair, parent, paths);
      for (const [name, became] of guesses) newNames.set(name, became);
      return paths.map((path) => {
        const became = guesses.get(nameOf(path));
        const [moved] = parent || became ? [] : versions.newlyAsking(nameOf(path));
        return moved ? reportMove(before, nameOf(path), moved) : reportGone(pair, path, became);
      });
    });
  const compareWith = (target: Form) => {
    const fields = restored.flatMap(({ form, name }) => (form === target ? [name] : []));
    const isMoved = target !== now;
    const pair = createPair(before, target);
    const gone = isMoved ? [] : missing.map((name) => `/${name}`);
    const changes = compareGone(pair, [...gone, ...goneInside(pair, fields)]);
    if (fields.length === 0) return changes;
    return [...changes, ...compareRules(pair, { fields, newNames, isMoved }, versions)];
  };

  // its own form first: it tells the new names
  const targets = new Set([...(now ? [now] : []), ...restored.map(({ form }) => form)]);
  const moved = (now ? [] : missing).flatMap((name) => {
    const [form] = versions.newlyAsking(name);
    return form ? [reportMove(before, name, form)] : [];
  });
  return [...moved, ...[...targets].flatMap(compareWith)];
}

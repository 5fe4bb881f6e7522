import equal from 'fast-deep-equal';
import { stripKeywords } from '../../schemas/strip.ts';
import { parentOf } from '../check/pointers.ts';
import { type JsonObject, objectOf } from '../json.ts';
import { compareRules, definitionsOf, type FormPair } from './compare-rules.ts';
import type { Incompatibility } from './index.ts';
import { type Form, flattenForm, formatForm, namesIn } from './pages.ts';
import { matchItems, type Versions } from './versions.ts';

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function reportGone(pair: FormPair, path: string, newPath: string | undefined): Incompatibility {
  const name = nameOf(path);
  const parent = namesIn(parentOf(path)).join('.');
  const form = formatForm(pair.before);
  const place = { ...definitionsOf(pair, path, newPath), subject: parent ? `"${parent}" of ${form}` : form };
  if (newPath === undefined) {
    const message = `"${name}" was removed from {subjects}: its stored answer is neither shown nor sent.`;
    return { rule: 'field-removed', ...place, message };
  }
  const message = `It looks like "${name}" was renamed to "${nameOf(newPath)}": answers stored under the old name in {subjects} are lost.`;
  return { rule: 'field-renamed', ...place, message };
}

/** Returns true if visitors are asked for a nested field. Some widgets store values that they do not ask for. */
function isAsked({ uiSchema }: Form, path: string): boolean {
  let ui: JsonObject = uiSchema;
  let isWidgets = false;
  for (const name of path.split('/').slice(1)) {
    isWidgets ||= ui !== uiSchema && typeof ui['ui:widget'] === 'string';
    ui = objectOf(ui[name]);
  }
  return !isWidgets || Object.keys(ui).length > 0;
}

/** Guesses the new paths of removed fields. The same title or the same schema is enough. */
function guessRenames({ before, now }: FormPair, gone: string[]) {
  const schemaAt = ({ rules }: Form, path: string) => rules.definitions.get(path)?.[0]?.schema ?? {};
  const likeness = (path: string, newPath: string) => {
    const [old, added] = [schemaAt(before, path), schemaAt(now, newPath)];
    const isTitle = old.title !== undefined && old.title === added.title;
    const isSchema = equal(stripKeywords(old), stripKeywords(added));
    return parentOf(path) === parentOf(newPath) ? Number(isTitle) + Number(isSchema) : 0;
  };
  const added = [...now.rules.definitions.keys()].filter(
    (path) => path && !before.rules.definitions.has(path),
  );
  return matchItems(gone, added, [(path, newPath) => likeness(path, newPath) === 2, likeness]);
}

/** Finds the answers to a form that no longer count. */
export function compareForms(before: Form, versions: Versions): Incompatibility[] {
  const now = versions.forms.get(before);
  const own = before.fields.filter((field) => versions.fields.has(field));
  const missing = own.filter((field) => !versions.fields.get(field)).map(({ name }) => name);
  const restored = own.flatMap((field) => versions.fields.get(field) ?? []);
  const newNames = new Map<string, string>();

  const moveOf = (name: string): Incompatibility | undefined => {
    const form = versions.newlyAsking(name);
    if (!form) return undefined;
    const place = { ...definitionsOf({ before, now: form }, `/${name}`), subject: formatForm(before) };
    const effect = 'which does not know the answers given in {subjects}: visitors are asked again';
    return { rule: 'field-moved', ...place, message: `"${name}" moved to ${formatForm(form)}, ${effect}.` };
  };
  const compareWith = (target: Form) => {
    const pair = { before, now: target };
    const names = restored.filter(({ form }) => form === target).map(({ name }) => name);
    const { definitions } = target.rules;
    const goneInside = [...before.rules.definitions.keys()].filter(
      (path) =>
        names.some((name) => path.startsWith(`/${name}/`)) &&
        definitions.has(parentOf(path)) &&
        !definitions.has(path) &&
        isAsked(before, path),
    );
    const gone = [...(target === now ? missing.map((name) => `/${name}`) : []), ...goneInside];
    const renames = guessRenames(pair, gone);
    for (const [path, newPath] of renames) newNames.set(nameOf(path), nameOf(newPath));
    const changes = gone.map((path) => {
      const moved = parentOf(path) || renames.has(path) ? undefined : moveOf(nameOf(path));
      return moved ?? reportGone(pair, path, renames.get(path));
    });
    if (names.length === 0) return changes;
    const fields = before.fields.map((field) => ({ ...field, name: newNames.get(field.name) ?? field.name }));
    const renamed = { ...before, rules: flattenForm(before, newNames), fields };
    return [...changes, ...compareRules({ before: renamed, now: target }, names, target !== now, versions)];
  };

  // the form's own successor first, because its fields may have new names
  const targets = new Set([...(now ? [now] : []), ...restored.map(({ form }) => form)]);
  const moved = now ? [] : missing.flatMap((name) => moveOf(name) ?? []);
  return [...moved, ...[...targets].flatMap(compareWith)];
}

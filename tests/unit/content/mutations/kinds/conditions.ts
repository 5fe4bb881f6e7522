import { posix } from 'node:path';
import type { Edit } from '../../../../../scripts/content/check/diagnostic.ts';
import { FACTS, fieldsIn, itemsOf } from '../find.ts';
import { anywhere, type Content, type Kinds, pick } from '../mistake.ts';
import { type Place, replace, type Spot } from '../places.ts';

interface Reveal {
  if: Place;
  /** the condition of the answer, under "properties" */
  looked: Place;
  /** the name of the answer, under "required" */
  asked: Place;
  fields: readonly Place[];
}

/** Returns all reveals with an inline condition. */
function reveals({ places }: Content): Reveal[] {
  const conditions = places.filter(({ name, within }) => name === 'if' && within === 'schema');
  return conditions.flatMap((condition) => {
    const looked = condition.child('properties');
    const asked = condition.child('required')?.inside[0];
    const fields = condition.around?.child('then')?.child('properties')?.inside ?? [];
    return looked && asked && fields.length > 0 ? [{ if: condition, looked, asked, fields }] : [];
  });
}

function waitFor({ looked, asked }: Reveal, field: Place): Edit[] {
  return [looked.remove(), replace(asked.value, field.name)];
}

const linesOf = (reveal: Reveal) => [reveal.if.allLines, ...reveal.fields.map(({ keyLine }) => keyLine)];

/** Returns the spots of a file that use a fact: by its name, in a text, or through a `$ref` to a file with the name. */
function usesOf({ places, files }: Content, { file, around, value }: Place): Spot[] {
  const name = String(value.value);
  const names = (text: string) => text.includes(`"${name}"`) || text.includes(`{${name}}`);
  const takesIn = (ref: string) => {
    const target = posix.join(posix.dirname(file.name), ref.replace(/#.*/, ''));
    return names([...files.values()].find((one) => one.name === target)?.text ?? '');
  };
  const isUse = ({ name: key, text = '' }: Place) =>
    key === '$ref'
      ? /#\/(conditions|alerts|summary)\//.test(text) && takesIn(text)
      : key === name || text === name || text.includes(`{${name}}`);
  return places
    .filter((place) => place.file === file && place.around?.node !== around?.node && isUse(place))
    .flatMap((place) => [place.keyLine, place.valueLine]);
}

const removedFromSchema = (keyword: string) =>
  anywhere((place) => {
    const { name, within, around } = place;
    return (
      name === keyword && within === 'schema' && around && place.mistake(place.remove(), around.allLines)
    );
  });

export const kinds: Kinds = {
  'always-true': anywhere((place) => {
    const isWhole = place.sense === 'condition' && !['condition', 'looked-at'].includes(place.within);
    const isOfAnswers = place.inside.some(({ name }) => name === 'required' || name === 'properties');
    return isWhole && isOfAnswers && place.mistake(replace(place.value, { type: 'object' }), place.allLines);
  }),
  'answer-of-another-step': anywhere((place, content) => {
    const isInStep = place.within === 'looked-at' && place.file.kind === 'step';
    const asked = place.around?.around?.child('required');
    const item = asked?.inside.find(({ text }) => text === place.name);
    if (!isInStep || !place.key || !item) return undefined;
    const fields = fieldsIn(content).filter(({ file }) => file.kind === 'step');
    const own = fields.filter(({ file }) => file === place.file).map(({ name }) => name);
    const others = fields.filter(({ name }) => !own.includes(name) && !FACTS.includes(name));
    const { name } = pick(others, content.random(place));
    const edits = [replace(place.key, name), replace(item.value, name)];
    return place.mistake(edits, place.keyLine, item.valueLine);
  }),
  'fact-not-read': (content) =>
    itemsOf(content, 'reads', 'content').map((place) => {
      const reads = place.around;
      const isLast = reads && reads.inside.length === 1;
      const right = [...usesOf(content, place), ...(reads && !isLast ? [reads.allLines] : [])];
      return place.mistake((isLast ? reads : place).remove(), ...right);
    }),
  'if-without-then': removedFromSchema('then'),
  'never-true': anywhere((place, { random }) => {
    const { name, value, text, around } = place;
    const isOfAnswers =
      around?.sense === 'condition' && around.within !== 'looked-at' && around.name !== 'items';
    const other = replace(value, pick(['array', 'string'], random(place)));
    return name === 'type' && text === 'object' && isOfAnswers && place.mistake(other, around.allLines);
  }),
  'then-without-if': removedFromSchema('if'),
  'wait-on-each-other': (content) => {
    const all = reveals(content);
    return all.flatMap((one) => {
      const random = content.random(one.if);
      const isLater = ({ if: other }: Reveal) =>
        other.file === one.if.file && other.node.offset > one.if.node.offset;
      return all.filter(isLater).map((other) => {
        const edits = [
          ...waitFor(one, pick(other.fields, random)),
          ...waitFor(other, pick(one.fields, random)),
        ];
        return one.if.mistake(edits, ...linesOf(one), ...linesOf(other));
      });
    });
  },
  'waits-on-itself': (content) =>
    reveals(content).map((reveal) => {
      const edits = waitFor(reveal, pick(reveal.fields, content.random(reveal.if)));
      return reveal.if.mistake(edits, ...linesOf(reveal));
    }),
};

import type { JsonObject } from '../../content/json.ts';

/** `Landing page` for LandingPage, the name of its type. */
export function spaced(name: string): string {
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A description for those who have never seen the specification: without its paragraphs' numbers. */
export function plainWords(description: string): string {
  return description.replace(/ \(§[^)]*\)/g, '');
}

const escaped = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&');
const asCode = (value: unknown) => `\`\`${JSON.stringify(value)}\`\``;

/** The description with the default and an example below it, where there are any: what an editor shows on hover. */
export function explain(schema: JsonObject): JsonObject {
  const { markdownDescription: _, ...given } = schema;
  const { default: fallback, examples } = given;
  if (typeof given.description !== 'string') return given;
  const description = plainWords(given.description);
  const plain = { ...given, description };
  const [example] = Array.isArray(examples) ? examples : [];
  const further = [
    fallback !== undefined && `Unless it is given: ${asCode(fallback)}`,
    example !== undefined && `For example: ${asCode(example)}`,
  ].filter(Boolean);
  if (further.length === 0) return plain;
  return { ...plain, markdownDescription: [escaped(description), ...further].join('\n\n') };
}

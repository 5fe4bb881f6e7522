import type { JsonObject } from '../../content/json.ts';

/** `Landing page` for LandingPage, the name of its type. */
export function spaced(name: string): string {
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const escaped = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&');
const asCode = (value: unknown) => `\`\`${JSON.stringify(value)}\`\``;

/** The description with the default and an example below it, where there are any: what an editor shows on hover. */
export function explain(schema: JsonObject): JsonObject {
  const { markdownDescription: _, ...plain } = schema;
  const { description, default: fallback, examples } = plain;
  if (typeof description !== 'string') return plain;
  const [example] = Array.isArray(examples) ? examples : [];
  const further = [
    fallback !== undefined && `Unless it is given: ${asCode(fallback)}`,
    example !== undefined && `For example: ${asCode(example)}`,
  ].filter(Boolean);
  if (further.length === 0) return plain;
  return { ...plain, markdownDescription: [escaped(description), ...further].join('\n\n') };
}

import type { JsonObject } from '../content/json.ts';

/** Returns the title of a type from its name: `Landing page` for LandingPage. */
export function titleOfType(name: string): string {
  const text = name.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Removes section numbers of the specification from a description, because authors never see the specification. */
export function withoutSections(description: string): string {
  return description.replace(/ \(§[^)]*\)/g, '');
}

const escaped = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&');
const asCode = (value: unknown) => `\`\`${JSON.stringify(value)}\`\``;

/** Adds the default and an example to a schema's description, which editors show on hover. */
export function withHoverText(schema: JsonObject): JsonObject {
  const { markdownDescription: _, ...given } = schema;
  const { default: fallback, examples } = given;
  if (typeof given.description !== 'string') return given;
  const description = withoutSections(given.description);
  const [example] = Array.isArray(examples) ? examples : [];
  const lines = [
    escaped(description),
    fallback !== undefined && `Default: ${asCode(fallback)}`,
    example !== undefined && `Example: ${asCode(example)}`,
  ].filter(Boolean);
  return {
    ...given,
    description,
    ...(lines.length > 1 && { markdownDescription: lines.join('\n\n') }),
  };
}

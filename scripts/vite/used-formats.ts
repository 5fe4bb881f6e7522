import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Plugin } from 'vite';
import ruleSchema from '../../schemas/content/rule.schema.json' with { type: 'json' };

/** The formats that validators import. They contain the formats that are regular expressions. */
const IMPORTED = ruleSchema.properties.format.enum.filter(
  (name) => !(Reflect.get(fullFormats, name) instanceof RegExp),
);

const ALL = /(?<=export const fullFormats: DefinedFormats = \{\n).*?(?=\n\}\n)/s;

function lineOf(format: string, code: string): string {
  const [line] = new RegExp(`^  ${format}(?:: .+)?,$`, 'm').exec(ALL.exec(code)?.[0] ?? '') ?? [];
  if (!line)
    throw new Error(`ajv-formats/src/formats.ts does not define "${format}" in a line of fullFormats.`);
  return line;
}

/** Leaves formats that nothing imports out of the build. The bundler cannot remove the properties of an object. */
export function usedFormats(): Plugin {
  return {
    name: 'used-formats',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /ajv-formats\/src\/formats\.ts$/ },
      handler: (code) => code.replace(ALL, IMPORTED.map((format) => lineOf(format, code)).join('\n')),
    },
  };
}

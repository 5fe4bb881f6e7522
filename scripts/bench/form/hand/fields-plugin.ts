import type { Plugin } from 'vite';
import { fieldsOf, type Size } from '../fields.ts';

const NAME = 'bench:fields';

/** The fields as a developer writes them into a page: an array literal, its patterns regular expressions. */
function source(size: Size): string {
  const fields = fieldsOf(size).map(
    ({ name, label, pattern, messages }) =>
      `{ name: '${name}', label: '${label}', pattern: /${pattern}/u, messages: ${JSON.stringify(messages)} },`,
  );
  return `export const fields = [\n${fields.join('\n')}\n];`;
}

export function fieldsPlugin(size: Size): Plugin {
  return {
    name: NAME,
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? source(size) : null),
  };
}

import type { Plugin } from 'vite';

interface FieldData {
  name: string;
  label: string;
  pattern: string;
  messages: { required: string; pattern: string };
}

/** The numbers of fields of the compared forms. */
export const SIZES = [10, 100, 1000] as const;
export type Size = (typeof SIZES)[number];

export function fieldsOf(size: Size): FieldData[] {
  return Array.from({ length: size }, (_, index) => ({
    name: `field${index}`,
    label: `Field ${index}`,
    pattern: "^[A-Za-z' -]+$",
    messages: { required: 'Enter this field', pattern: 'Use letters in this field' },
  }));
}

const NAME = 'bench:fields';

function source(size: Size): string {
  const fields = fieldsOf(size).map(
    ({ name, label, pattern, messages }) =>
      `{ name: '${name}', label: '${label}', pattern: /${pattern}/u, messages: ${JSON.stringify(messages)} },`,
  );
  return `export const fields = [\n${fields.join('\n')}\n];`;
}

/** Provides the fields of the hand-written page as a module. */
export function fieldsPlugin(size: Size): Plugin {
  return {
    name: NAME,
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? source(size) : null),
  };
}

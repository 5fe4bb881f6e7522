import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../content/usage-error.ts';

const rulePath = (name: string) => `scripts/content/check/rules/${name}.ts`;
const fixturePath = (name: string) => `tests/fixtures/content/bad/${name}`;

const exportName = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const codeFor = (name: string) => `import { perText, type Rule, warning } from '../rule.ts';

export const ${exportName(name)}: Rule = {
  topic: 'Texts, links and icons',
  about: 'A text says “Change ${name}”.',
  check: perText(({ text, origin }) => {
    if (text !== 'Change ${name}') return undefined;
    return warning(origin, 'This text is only an example.', 'Change it.');
  }),
};
`;

// the text contains the rule's name, so that no other new rule reports it
const fixtureFor = (name: string) => `{
  "$schema": "../../../../../../schemas/content/step.schema.json",
  "hash": "name",
  "heading": "Change ${name}",
  "schema": { "type": "object", "properties": { "fullName": { "type": "string", "title": "Full name" } } },
  "uiSchema": { "fullName": { "ui:widget": "text" } },
  "buttons": { "next": { "text": "Next" } }
}
`;

function expectedDiagnostics(name: string): string {
  const diagnostic = {
    rule: name,
    severity: 'warning',
    file: 'example.json',
    line: 4,
    column: 14,
    message: 'This text is only an example.',
    advice: 'Change it.',
    follow: [{ find: `Change ${name}`, replace: 'What is your name?' }],
  };
  return `${JSON.stringify([diagnostic], null, 2)}\n`;
}

/**
 * Creates a working rule, and a bad fixture with the expected diagnostics.
 * @param root the root folder of the repository
 * @returns the paths of the files, relative to the root
 * @throws UsageError if the name is invalid or taken, before writing anything
 */
export function createRule(name: string, root: string): string[] {
  if (name === '') throw new UsageError('Name the rule: npm run new:rule postcode-unknown');
  // one word could be a keyword of JavaScript, and the template imports perText
  if (!/^(?!per-text$)[a-z]+(-[a-z]+)+$/.test(name)) {
    throw new UsageError(
      `"${name}" can’t be a rule’s name. Use two or more words of the letters a to z with hyphens between them, such as postcode-unknown.`,
    );
  }
  for (const path of [rulePath(name), fixturePath(name)]) {
    if (existsSync(join(root, path))) throw new UsageError(`There is already ${path}. Choose another name.`);
  }
  const files = new Map([
    [rulePath(name), codeFor(name)],
    [`${fixturePath(name)}/content/example.json`, fixtureFor(name)],
    [`${fixturePath(name)}/expected.json`, expectedDiagnostics(name)],
  ]);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...files.keys()];
}

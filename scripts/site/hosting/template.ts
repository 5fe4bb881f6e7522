import { readFileSync } from 'node:fs';

type Blanks = Readonly<Record<string, string | readonly string[]>>;

/** Fills the blanks of a template: `@@name@@`. A blank on a line of its own takes several lines, with its indent. */
export function fillTemplate(name: string, blanks: Blanks): string {
  const linesFor = (blank: string) => {
    const value = blanks[blank];
    if (value === undefined) throw new Error(`The template ${name} has a blank "${blank}" without a value.`);
    return [value].flat();
  };
  const template = readFileSync(new URL(`templates/${name}`, import.meta.url), 'utf8');
  return template
    .replace(/^( *)@@(\w+)@@\n/gm, (_line, indent: string, blank: string) =>
      linesFor(blank)
        .flatMap((value) => value.split('\n'))
        .map((line) => `${line && indent + line}\n`)
        .join(''),
    )
    .replace(/@@(\w+)@@/g, (_blank, blank: string) => linesFor(blank).join(' '));
}

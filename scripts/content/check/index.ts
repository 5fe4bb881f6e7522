import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../root.ts';
import type { ContentFiles } from '../read.ts';
import { createContext } from './context.ts';
import { createDiagnostic, type Diagnostic } from './diagnostic.ts';
import { type Names, readNames } from './names.ts';
import type { Rule } from './rule.ts';

export type { Diagnostic } from './diagnostic.ts';

const RULES = join(ROOT, 'scripts/content/check/rules');

/** A rule, with the name of its file as its id. */
export type LoadedRule = Rule & { id: string };

/** Loads all rules: each file in rules/ has one. */
export async function loadRules(): Promise<LoadedRule[]> {
  const names = readdirSync(RULES)
    .filter((name) => name.endsWith('.ts'))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      // a path that begins so shows a bundler which files these may be
      const module: { rule: Rule } = await import(`./rules/${name}`);
      return { id: name.slice(0, -'.ts'.length), ...module.rule };
    }),
  );
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function inOrder(a: Diagnostic, b: Diagnostic): number {
  return byText(a.file, b.file) || a.line - b.line || a.column - b.column || byText(a.rule, b.rule);
}

/** Finds every problem in content, in the order of files and lines. A problem that many files share is reported once. */
export async function checkContent(files: ContentFiles, names: Names = readNames()): Promise<Diagnostic[]> {
  const context = createContext(files, names);
  const diagnostics = new Map<string, Diagnostic>();
  for (const rule of await loadRules()) {
    for (const report of rule.check(context)) {
      const diagnostic = createDiagnostic(rule.id, report);
      const { file, line, column, message } = diagnostic;
      const key = JSON.stringify([rule.id, file, line, column, message]);
      if (!diagnostics.has(key)) diagnostics.set(key, diagnostic);
    }
  }
  return [...diagnostics.values()].sort(inOrder);
}

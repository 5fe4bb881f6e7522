import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../root.ts';
import { isObject } from '../json.ts';
import type { ContentFiles } from '../read.ts';
import { createContext } from './context.ts';
import { createDiagnostic, type Diagnostic } from './diagnostic.ts';
import { type Names, readNames } from './names.ts';
import type { Rule } from './rule.ts';

export type { Diagnostic } from './diagnostic.ts';

const RULES = join(ROOT, 'scripts/content/check/rules');

export type LoadedRule = Rule & { id: string };

const isRule = (exported: unknown): exported is Rule => isObject(exported) && 'check' in exported;

const idOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Loads all rules that the files in rules/ export. */
export async function loadRules(): Promise<LoadedRule[]> {
  const modules = await Promise.all(
    readdirSync(RULES)
      .filter((file) => file.endsWith('.ts'))
      // bundlers need a fixed prefix and extension
      .map((file): Promise<Record<string, unknown>> => import(`./rules/${basename(file, '.ts')}.ts`)),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, rule]) => (isRule(rule) ? [{ id: idOf(name), ...rule }] : []))
    .sort((a, b) => byText(a.id, b.id));
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Compares two diagnostics by file, line and column. */
export function inOrder(a: Diagnostic, b: Diagnostic): number {
  return byText(a.file, b.file) || a.line - b.line || a.column - b.column || byText(a.rule, b.rule);
}

/**
 * Finds all problems in content, sorted by file and line. A problem that many files share is reported once.
 * @param isAsked returns false for rules to leave out
 */
export async function checkContent(
  files: ContentFiles,
  names: Names = readNames(),
  isAsked: (rule: LoadedRule) => boolean = () => true,
): Promise<Diagnostic[]> {
  const context = createContext(files, names);
  const diagnostics = new Map<string, Diagnostic>();
  for (const rule of (await loadRules()).filter(isAsked)) {
    for (const report of rule.check(context)) {
      const diagnostic = createDiagnostic(rule.id, report);
      const { file, line, column, message } = diagnostic;
      const key = JSON.stringify([rule.id, file, line, column, message]);
      if (!diagnostics.has(key)) diagnostics.set(key, diagnostic);
    }
  }
  return [...diagnostics.values()].sort(inOrder);
}

import { spawnSync } from 'node:child_process';
import { ROOT } from './root.ts';

/** The options of each `npm audit`: stricter for what ships to visitors than for tools. */
const AUDITS = [['--omit=dev', '--audit-level=high'], ['--audit-level=critical']];
const MAX_BYTES = 50_000_000;

interface AuditAnswer {
  error?: { code?: string };
  message?: string;
}

/** Returns npm's answer. One that is not JSON counts as an error of npm. */
function parse(stdout: string): AuditAnswer {
  try {
    return JSON.parse(stdout) as AuditAnswer;
  } catch {
    return { error: { code: 'no JSON' } };
  }
}

/**
 * Looks for known vulnerabilities and prints them. Returns false if there are some, or if the audit fails. Advisories
 * that the registry does not give are only a warning.
 */
function passes(options: readonly string[]): boolean {
  const command = `npm audit ${options.join(' ')}`;
  const settings = { cwd: ROOT, encoding: 'utf8', maxBuffer: MAX_BYTES } as const;
  const { status, stdout } = spawnSync('npm', ['audit', '--json', ...options], settings);
  if (status === 0) {
    console.log(`${command}: passed.`);
    return true;
  }
  const { error, message } = parse(stdout);
  // errors of npm itself, such as a missing lock file, have a code
  if (error && !error.code) {
    console.warn(`${command}: NOT CHECKED, because the registry gives no advisories here (${message}).`);
    return true;
  }
  // once more, because JSON is hard to read
  spawnSync('npm', ['audit', ...options], { cwd: ROOT, stdio: 'inherit' });
  console.error(
    `${command}: failed. Update these packages, or add a fixed version to "overrides" in package.json.`,
  );
  return false;
}

// both run, so that one log shows everything
if (AUDITS.map(passes).includes(false)) process.exitCode = 1;

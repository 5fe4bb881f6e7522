import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { arch, execPath, platform } from 'node:process';
import { promisify } from 'node:util';
import { ROOT } from '../../root.ts';
import { once } from '../memo.ts';
import { isJson } from './value-source.ts';

const run = promisify(execFile);

/** Returns the command that starts Biome: its program for this machine, which starts faster than its script for Node. */
const findBiome = once((): [program: string, ...args: string[]] => {
  const biome = createRequire(createRequire(import.meta.url).resolve('@biomejs/biome/package.json'));
  const program = platform === 'win32' ? 'biome.exe' : 'biome';
  for (const system of [platform, `${platform}-musl`]) {
    try {
      return [biome.resolve(`@biomejs/cli-${system}-${arch}/${program}`)];
    } catch {
      // it is not installed
    }
  }
  return [execPath, biome.resolve('./bin/biome')];
});

/**
 * Lays out the text of a content file with Biome, by the settings of this project wherever the file is. Keeps the line
 * ends. A text that is not JSON stays as it is.
 * @throws Error if Biome fails
 */
export async function layOut(name: string, text: string): Promise<string> {
  const [program, ...args] = findBiome();
  const lineEnds = text.includes('\r\n') ? 'crlf' : 'lf';
  const options = ['format', `--stdin-file-path=content/${name}`, `--line-ending=${lineEnds}`];
  const running = run(program, [...args, ...options], { cwd: ROOT, maxBuffer: Number.POSITIVE_INFINITY });
  // if Biome ends before it has read the text, its exit code says more than the broken pipe
  running.child.stdin?.on('error', () => undefined).end(text);
  try {
    return (await running).stdout;
  } catch (error) {
    if (!isJson(text)) return text;
    throw new Error(`Biome can’t lay out ${name}. Run npm install, then try again.`, { cause: error });
  }
}

import { describe, expect, test } from 'vitest';
import { readArguments } from '../../../../../../scripts/content/check/command/arguments.ts';
import { UsageError } from '../../../../../../scripts/content/usage-error.ts';

describe('npm run check: arguments', () => {
  test('checks all content in the pretty format without arguments', () => {
    const flags = { fix: false, watch: false, help: false };
    expect(readArguments([])).toEqual({ paths: [], format: 'pretty', against: undefined, ...flags });
  });

  test('accepts paths and options in any order', () => {
    const args = ['a.json', '--fix', '--format', 'github', 'b', '--against=HEAD~1', '--watch'];
    const flags = { fix: true, watch: true, help: false };
    const others = { paths: ['a.json', 'b'], format: 'github', against: 'HEAD~1' };
    expect(readArguments(args)).toEqual({ ...others, ...flags });
  });

  test.each([
    [['--everything'], 'There is no option --everything. See npm run check -- --help.'],
    [['-x'], 'There is no option -x. See npm run check -- --help.'],
    [['--format', 'xml'], 'There is no format "xml". Use one of "pretty", "json", "github", "sarif".'],
    [['--format', 'jsno'], 'There is no format "jsno". Did you mean "json"?'],
    [['--format'], '--format needs a value. See npm run check -- --help.'],
    [['--against', '--fix'], '--against needs a value. See npm run check -- --help.'],
    [['--fix=yes'], '--fix takes no value. See npm run check -- --help.'],
    [
      ['--watch', '--format=sarif'],
      '--watch prints many reports, but sarif is one document. Leave one of them out.',
    ],
  ])('rejects %j with advice', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(new UsageError(sentence));
  });
});

import { describe, expect, test } from 'vitest';
import { readArguments } from '../../../../../../scripts/content/check/command/arguments.ts';
import { UsageError } from '../../../../../../scripts/content/usage-error.ts';

describe('npm run check: what may be typed behind it', () => {
  test('nothing: all content, told to people', () => {
    expect(readArguments([])).toEqual({
      paths: [],
      format: 'pretty',
      fix: false,
      watch: false,
      against: undefined,
      help: false,
    });
  });

  test('paths and options in any order', () => {
    expect(
      readArguments(['a.json', '--fix', '--format', 'github', 'b', '--against=HEAD~1', '--watch']),
    ).toEqual({
      paths: ['a.json', 'b'],
      format: 'github',
      fix: true,
      watch: true,
      against: 'HEAD~1',
      help: false,
    });
  });

  test.each([
    [['--fxi'], 'There is no option --fxi. Did you mean --fix?'],
    [['--everything'], 'There is no option --everything. npm run check -- --help tells what there is.'],
    [['-x'], 'There is no option -x. npm run check -- --help tells what there is.'],
    [['--format', 'xml'], 'There is no format "xml". Use one of "pretty", "json", "github", "sarif".'],
    [['--format', 'jsno'], 'There is no format "jsno". Did you mean "json"?'],
    [['--format'], '--format needs a value behind it. npm run check -- --help tells what there is.'],
    [
      ['--against', '--fix'],
      '--against needs a value behind it. npm run check -- --help tells what there is.',
    ],
    [['--fix=yes'], '--fix takes no value. npm run check -- --help tells what there is.'],
    [
      ['--watch', '--format=sarif'],
      '--watch tells again and again, but sarif is one document. Leave one of the two out.',
    ],
  ])('%j is told in a sentence', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(new UsageError(sentence));
  });
});

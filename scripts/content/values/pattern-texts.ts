import { RegExpParser } from '@eslint-community/regexpp';
import { type CharSet, JS, NFA } from 'refa';
import { memo } from '../memo.ts';

const parser = new RegExpParser();

/** Parses a pattern of JSON Schema. @throws Error if it is not a regular expression */
export const parsePattern = (pattern: string) =>
  parser.parsePattern(pattern, 0, pattern.length, { unicode: true });

/** Characters that people type. The first one that a pattern allows represents all allowed characters. */
const TYPED = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890 -_.@/'].map((letter) =>
  letter.charCodeAt(0),
);

/** The maximum number of texts. Longer texts repeat what shorter ones show. */
const MAX_TEXTS = 24;

/** Returns the text that people would most likely type, out of all texts that match these character sets. */
export function plainText(characters: readonly CharSet[]): string {
  const codes = characters.map((set) => TYPED.find((code) => set.has(code)) ?? set.ranges[0]?.min ?? 0);
  return String.fromCodePoint(...codes);
}

/** Returns a few of the shortest paths through an automaton. Follows only paths that end: there may be billions. */
export function shortestPaths(automaton: NFA, most: number): CharSet[][] {
  const nodes = [...automaton.nodes()];
  const paths: CharSet[][] = [];
  /** the nodes from which a path can end after that number of characters */
  const ending: ReadonlySet<NFA.Node>[] = [automaton.finals];

  const follow = (node: NFA.Node, left: number, path: CharSet[]): void => {
    if (paths.length === most || !ending[left]?.has(node)) return;
    if (left === 0) paths.push(path);
    else for (const [next, characters] of node.out) follow(next, left - 1, [...path, characters]);
  };
  // a path that is longer than the last one by more than all nodes has a cycle, so there is a shorter one
  let last = 0;
  for (let length = 0; length <= last + nodes.length && paths.length < most; length += 1) {
    const before = paths.length;
    follow(automaton.initial, length, []);
    if (paths.length > before) last = length;
    const nearer = ending[length];
    ending.push(new Set(nodes.filter(({ out }) => [...out.keys()].some((next) => nearer?.has(next)))));
  }
  return paths;
}

/** Returns texts made from a pattern, the shortest first. Ignores lookarounds, so a text may not match. */
export const patternTexts = memo((pattern: string): readonly string[] => {
  try {
    const { expression, maxCharacter } = JS.Parser.fromLiteral({ source: pattern, flags: 'u' }).parse({
      assertions: 'ignore',
    });
    return shortestPaths(NFA.fromRegex(expression, { maxCharacter }), MAX_TEXTS).map(plainText);
  } catch {
    return [];
  }
});

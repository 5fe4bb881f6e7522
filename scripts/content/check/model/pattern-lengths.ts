import { memo } from '../../memo.ts';

/** A kind of character that a text can count. */
type Counted = 'digits' | 'letters' | 'characters';

const PIECE = String.raw`(\[(?:\\.|[^\]\\])*\]|\\[d\W]|[^\\^$()[\]{}|.*+?])(?:\{(\d+)(?:,(\d+))?\}|(\?))?`;
const PIECES = new RegExp(PIECE, 'g');
const FIXED = new RegExp(String.raw`^\^(?:${PIECE})+\$$`);
const OF_ANY_LENGTH = /^\^(?:\[(?:\\.|[^\]\\])*\]|\\.)[+*]\$$/;

const DIGITS = /^(?:\d|\\d|\[(?:\d|0-9|\\d)+\])$/;
const LETTERS = /^(?:[a-z]|\[(?:[a-z]-[a-z]|[a-z])+\])$/i;
const OTHERS = /^(?:\\\W|[^\w[\\])$/;

function kindsOf(piece: string): Counted[] {
  if (DIGITS.test(piece)) return ['digits', 'characters'];
  if (LETTERS.test(piece)) return ['letters', 'characters'];
  return OTHERS.test(piece) ? ['characters'] : ['digits', 'letters', 'characters'];
}

/**
 * Returns how many digits, letters and characters a pattern asks for, in parts and as a whole. Empty for a pattern of
 * any length, undefined if it is not known.
 */
export const patternLengths: (pattern: string) => ReadonlyMap<Counted, readonly number[]> | undefined = memo(
  (pattern) => {
    if (OF_ANY_LENGTH.test(pattern)) return new Map();
    if (!FIXED.test(pattern)) return undefined;
    const pieces = [...pattern.slice(1, -1).matchAll(PIECES)].map(
      ([, piece = '', min = '1', max = min, isOptional]) => {
        return { kinds: kindsOf(piece), min: isOptional ? 0 : Number(min), max: Number(max) };
      },
    );
    const kinds = new Set(pieces.flatMap((piece) => piece.kinds));
    return new Map(
      [...kinds].map((kind) => {
        const own = pieces.filter((piece) => piece.kinds.includes(kind));
        const ends = (end: 'min' | 'max') => own.map((piece) => piece[end]);
        const totals = [ends('min'), ends('max')].map((all) => all.reduce((sum, each) => sum + each, 0));
        return [kind, [...totals, ...ends('min'), ...ends('max')]];
      }),
    );
  },
);

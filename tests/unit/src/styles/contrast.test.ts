import { describe, expect, it } from 'vitest';
import { contrast, declaredTokens, type Scheme, type Tokens } from './tokens.ts';

/** The colours that stand on each other, with the least contrast. */
type Pair = readonly [token: string, grounds: readonly string[], least: number];

const ALERTS = ['error', 'warning', 'info', 'good'];
const ALERT_GROUNDS = ALERTS.map((level) => `${level}-ground`);

const PAIRS: readonly Pair[] = [
  // text
  ['ink', ['paper', 'mist', 'green-tint', ...ALERT_GROUNDS], 7],
  ['ink-soft', ['paper', 'mist', 'green-tint', ...ALERT_GROUNDS], 4.5],
  // the words of a tooltip, which has the colours of text and ground exchanged
  ['paper', ['ink'], 7],
  // links and icons, in alerts too
  ['green', ['paper', 'mist', 'green-tint', ...ALERT_GROUNDS], 4.5],
  ['green-deep', ['paper', 'mist', 'green-tint', ...ALERT_GROUNDS], 4.5],
  // buttons, also under the pointer, and what is chosen
  ['on-green', ['green', 'green-deep'], 4.5],
  // the words of what is disabled
  ['ink-soft', ['hairline'], 4.5],
  // messages below fields and in the summary of errors; marks of alerts and of benefits
  ['error', ['paper', 'mist', 'error-ground'], 4.5],
  ['warning', ['paper', 'mist', 'warning-ground'], 4.5],
  ['info', ['paper', 'mist', 'info-ground'], 4.5],
  ['good', ['paper', 'mist', 'good-ground'], 4.5],
  // borders of controls and icons of what is disabled
  ['line', ['paper', 'mist'], 3],
  // a chosen tile's border; the spinner and the progress on their tracks
  ['green', ['green-tint', 'hairline'], 3],
  // the mark of today in the calendar
  ['coral', ['paper'], 3],
];

/** A ring of two colours shows on every ground if one of the two does. */
const RING_GROUNDS = ['paper', 'mist', 'green', 'green-deep', 'green-tint', 'hairline', ...ALERT_GROUNDS];

const SCHEMES = Object.entries(declaredTokens()) as [Scheme, Tokens][];

describe.each(SCHEMES)('the %s scheme', (_scheme, tokens) => {
  const colorOf = (name: string) => {
    const value = tokens[name];
    if (value === undefined) throw new Error(`There is no --${name}.`);
    return value;
  };
  const ratio = (one: string, other: string) => contrast(colorOf(one), colorOf(other));

  it.each(
    PAIRS.flatMap(([token, grounds, least]) => grounds.map((ground) => [token, ground, least] as const)),
  )('--%s on --%s has a contrast of at least %s', (token, ground, least) => {
    expect(ratio(token, ground)).toBeGreaterThanOrEqual(least);
  });

  it.each(RING_GROUNDS)('the focus ring is seen on --%s', (ground) => {
    expect(Math.max(ratio('focus', ground), ratio('focus-edge', ground))).toBeGreaterThanOrEqual(3);
    expect(ratio('focus', 'focus-edge'), 'ring and edge are told apart').toBeGreaterThanOrEqual(3);
  });

  it('cards are seen on the page, and their edges on both', () => {
    expect(ratio('hairline', 'paper')).toBeGreaterThan(1.2);
    expect(ratio('hairline', 'mist')).toBeGreaterThan(1.2);
  });
});

it('the dark scheme redefines every colour, and nothing else', () => {
  const { light, dark } = declaredTokens();
  const colors = Object.keys(light).filter((name) => /^(#|rgb)/.test(light[name] ?? ''));
  expect(colors.length).toBeGreaterThan(20);
  expect(Object.keys(dark).sort()).toEqual(colors.sort());
});

import { expect, test } from '@playwright/test';
import { EXEMPTIONS } from '../../scripts/gallery/catalogue/exemptions.ts';
import { readCatalogue } from '../../scripts/gallery/catalogue/index.ts';
import { unusedReferences } from '../../scripts/gallery/references.ts';

const { states, notPictured } = readCatalogue();

test('everything that content shows is in a state, or exempt', () => {
  const open = notPictured.filter(({ id }) => !(id in EXEMPTIONS));
  expect(open.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
});

test('every exemption in scripts/gallery/catalogue/exemptions.ts is needed', () => {
  const needed = notPictured.map(({ id }) => id);
  expect(Object.keys(EXEMPTIONS).filter((id) => !needed.includes(id))).toEqual([]);
});

test('every reference in tests/visual/references belongs to a state', () => {
  expect(unusedReferences(states)).toEqual([]);
});

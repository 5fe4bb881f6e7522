import { expect, test } from '@playwright/test';
import { EXEMPTIONS } from '../../scripts/gallery/catalogue/exemptions.ts';
import { readCatalogue } from '../../scripts/gallery/catalogue/index.ts';
import { unusedReferences } from '../../scripts/gallery/references.ts';

const { states, notPictured } = readCatalogue();

test('has a state or an exemption for everything that content shows', () => {
  const open = notPictured.filter(({ id }) => !(id in EXEMPTIONS));
  expect(open.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
});

test('has no unneeded exemption in scripts/gallery/catalogue/exemptions.ts', () => {
  const needed = notPictured.map(({ id }) => id);
  expect(Object.keys(EXEMPTIONS).filter((id) => !needed.includes(id))).toEqual([]);
});

test('has no reference in tests/visual/references without a state', () => {
  expect(unusedReferences(states)).toEqual([]);
});

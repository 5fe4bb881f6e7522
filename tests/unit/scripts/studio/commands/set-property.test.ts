import { expect, test } from 'vitest';
import { errorsIn, inStep, startSession } from '../support.ts';

const PERSONAL = 'steps/application/personal-details.json';
const ABOUT_YOU = 1;

const widget = (field: string, value: string, scope: 'everywhere' | 'here' = 'everywhere') => {
  const place = inStep(ABOUT_YOU, `/uiSchema/${field}/ui:widget`);
  return { type: 'set', place, value, scope } as const;
};

test('removes the settings that another widget does not have', async () => {
  const session = startSession();
  await session.change(widget('countryCitizenship', 'select'));
  const { citizenship } = JSON.parse(session.unsaved('fields.json')).ui;
  expect(citizenship['ui:widget']).toBe('select');
  expect(citizenship['ui:options']).toEqual({
    width: 28,
    source: 'countries',
    isCaptureValueForAnalytics: false,
  });
  expect(await errorsIn(session)).toEqual([]);
  await session.change(widget('gender', 'text'));
  expect(JSON.parse(session.unsaved('fields.json')).ui.gender).not.toHaveProperty('ui:options');
  await session.undoAll();
  expect(session.unsaved('fields.json')).toBe(session.content.read('fields.json'));
});

test('removes settings for one place only, if the others keep their widget', async () => {
  const session = startSession();
  const shared = session.unsaved('fields.json');
  await session.change(widget('countryCitizenship', 'select', 'here'));
  expect(session.unsaved('fields.json')).toBe(shared);
  expect(JSON.parse(session.unsaved(PERSONAL)).uiSchema.countryCitizenship).toEqual({
    $ref: '../../fields.json#/ui/citizenship',
    'ui:widget': 'select',
    'ui:options': { width: 28, source: 'countries', isCaptureValueForAnalytics: false },
  });
  expect(await errorsIn(session)).toEqual([]);
});

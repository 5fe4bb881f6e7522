import { afterEach, describe, expect, test } from 'vitest';
import { pushEvent, reportEngineEvent } from '../../../../src/ovhc/analytics/events.ts';
import { schemasFitting, startTagManager } from './tag-manager.ts';

const event = { event: 'fieldUpdate', fieldName: 'coverType', fieldValue: 'Couple' } as const;

afterEach(() => {
  delete document.documentElement.dataset.authorMode;
});

describe('the tag manager', () => {
  test('§7 takes an event as it is', () => {
    const queue = startTagManager();
    expect(pushEvent(event)).toBe(true);
    expect(queue).toEqual([event]);
  });

  test('§7 where there is none, nothing is pushed and none is made', () => {
    expect(pushEvent(event)).toBe(false);
    expect(window.dataLayer).toBeUndefined();
  });

  test('decisions "Analytics": its presence is tested at the time of each event', () => {
    expect(pushEvent(event)).toBe(false);
    const queue = startTagManager();
    expect(pushEvent(event)).toBe(true);
    expect(queue).toEqual([event]);
  });

  test('decisions "Analytics": what is no list is no tag manager', () => {
    Object.assign(window, { dataLayer: { push: () => expect.unreachable() } });
    expect(pushEvent(event)).toBe(false);
    delete window.dataLayer;
  });

  test('decisions "Pages": in the author’s editor nothing is pushed, and nothing is left to do', () => {
    const queue = startTagManager();
    document.documentElement.dataset.authorMode = 'true';
    expect(pushEvent(event)).toBe(true);
    expect(queue).toEqual([]);
  });
});

describe('what the engine reports', () => {
  test('§7 an update carries the field’s name and the label that was chosen', () => {
    const queue = startTagManager();
    reportEngineEvent({ type: 'update', field: 'coverType', label: 'Couple' });
    expect(queue).toEqual([{ event: 'fieldUpdate', fieldName: 'coverType', fieldValue: 'Couple' }]);
  });

  test('§4 an update without a label carries an empty text', () => {
    const queue = startTagManager();
    reportEngineEvent({ type: 'update', field: 'age', label: '' });
    expect(queue).toEqual([{ event: 'fieldUpdate', fieldName: 'age', fieldValue: '' }]);
  });

  test('§2 an invalid entry is an error with name and type', () => {
    const queue = startTagManager();
    reportEngineEvent({ type: 'invalid', field: 'visaType' });
    expect(queue).toEqual([{ event: 'error', errorName: 'visaType', errorType: 'invalid entry' }]);
  });

  test('§7 a step that is refused is an error of its own', () => {
    const queue = startTagManager();
    reportEngineEvent({ type: 'incomplete', step: 'cover-type' });
    expect(queue).toEqual([{ event: 'error', errorName: 'cover-type', errorType: 'incomplete step' }]);
  });

  test('§8 code that could not be loaded is a system error', () => {
    const queue = startTagManager();
    reportEngineEvent({ type: 'failure' });
    expect(queue).toEqual([{ event: 'error', errorName: 'OVHC: system error', errorType: 'system error' }]);
  });

  test('decisions "Analytics": every event fits its schema, and no other', () => {
    const queue = startTagManager();
    reportEngineEvent({ type: 'update', field: 'age', label: '' });
    reportEngineEvent({ type: 'update', field: 'coverType', label: 'Couple' });
    reportEngineEvent({ type: 'invalid', field: 'visaType' });
    reportEngineEvent({ type: 'incomplete', step: 'cover-type' });
    reportEngineEvent({ type: 'failure' });
    expect(queue.map(schemasFitting)).toEqual([1, 1, 1, 1, 1]);
  });
});

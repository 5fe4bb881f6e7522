import { describe, expect, test } from 'vitest';
import type { TextWidget } from '#types/widgets/text';
import { replaced } from '../../../../src/engine/widgets/text/use-text-input.ts';
import { fault, uiOf } from './steps.ts';

/** What becomes of a text that is pasted into a field of a step, as its author has it rewritten. */
function pasted(hash: string, field: string, text: string): string {
  const { replace = [] } = (uiOf(hash, field)['ui:options'] ?? {}) as TextWidget;
  return replaced(text, replace);
}

describe('decisions "Data": what people paste is normalised before it is checked', () => {
  test.each([
    '0491 570 006',
    '+61 491 570 006',
    '+61 (0)491 570 006',
    '61 491 570 006',
    '0061 491 570 006',
    '0061 0491 570 006',
    '(04) 9157-0006',
    ' 0491570006\n',
  ])('the phone number %j', (text) => {
    const phoneNumber = pasted('contact-details', 'phoneNumber', text);
    expect(phoneNumber).toBe('0491570006');
    expect(fault('contact-details', 'phoneNumber', phoneNumber, { currentLocation: 'yes' })).toBeUndefined();
  });

  test.each(['memberNumber', 'memberNumberPartner'])('the %s, of which nothing is cut off', (name) => {
    const facts = { coverType: 'D' };
    const others = { currentHealthCover: 'yes', currentHealthCoverPartner: 'yes' };
    const keyword = (text: string) =>
      fault('current-cover', name, pasted('current-cover', name, text), others, facts);
    expect(pasted('current-cover', name, ' AB 123-456 ')).toBe('AB123456');
    expect(keyword(' AB 123-456 ')).toBeUndefined();
    expect(keyword('AB12345678901')).toBe('maxLength');
  });
});

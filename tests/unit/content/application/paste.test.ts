import { describe, expect, test } from 'vitest';
import type { TextWidget } from '#types/widgets/text';
import { replaced } from '../../../../src/engine/widgets/text/use-text-input.ts';
import { fault, uiOf } from './steps.ts';

/** Returns what a field makes of a pasted text. */
function pasted(hash: string, field: string, text: string): string {
  const { replace = [] } = (uiOf(hash, field)['ui:options'] ?? {}) as TextWidget;
  return replaced(text, replace);
}

describe('pasted texts are normalised before they are checked', () => {
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

  test.each(['memberNumber', 'memberNumberPartner'])('the %s, which is not cut', (name) => {
    const facts = { coverType: 'D' };
    const others = { currentHealthCover: 'yes', currentHealthCoverPartner: 'yes' };
    const keyword = (text: string) =>
      fault('current-cover', name, pasted('current-cover', name, text), others, facts);
    expect(pasted('current-cover', name, ' AB 123-456 ')).toBe('AB123456');
    expect(keyword(' AB 123-456 ')).toBeUndefined();
    expect(keyword('AB12345678901')).toBe('maxLength');
  });
});

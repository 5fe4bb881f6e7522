import type { Facts } from '#types/data/facts';
import type { SavedQuote } from '#types/data/saved-quote';
import type { FormSchema } from '../../engine/compiled.ts';
import { coverTypeName } from '../quote/cover-type.ts';

/**
 * What the visitor has told before the application, as texts may name it: {visaName}, {visaCode}, {coverType}, {age},
 * {partnerAge} and {productName}. What is not known is left out.
 *
 * @param coverTypes the field that was answered with the cover type: its words are the visitor's
 */
export function toldValues(
  { visaType: [visa] = [], age, partnerAge, productName, coverType }: SavedQuote & Pick<Facts, 'visaType'>,
  coverTypes: FormSchema,
): Readonly<Record<string, string | number | undefined>> {
  return {
    visaName: visa?.name,
    visaCode: visa?.code,
    coverType: coverTypeName(coverType, coverTypes),
    age,
    partnerAge,
    productName,
  };
}

import type { EmailQuoteFields } from '#types/api/emailQuoteServlet';
import { quoteLinkAddress } from '../../../src/ovhc/quote/quote-link.ts';

/** The site's page that opens a quote. */
const QUOTE_PAGE = '/health-insurance/overseas-visitors/get-a-quote';

/** Returns the address that opens an e-mailed quote again, on the site of an origin. */
export function mailedQuoteLink(fields: EmailQuoteFields, origin: string): string {
  const { visaSubclass, scaleCode, primaryAge, partnerAge, paymentFrequency, excessCode, hcfProductId } =
    fields;
  return quoteLinkAddress(origin + QUOTE_PAGE, {
    visaCode: visaSubclass,
    coverType: scaleCode,
    age: Number(primaryAge),
    ...(partnerAge && { partnerAge: Number(partnerAge) }),
    paymentFrequency,
    excessCode,
    hcfProductId,
  });
}

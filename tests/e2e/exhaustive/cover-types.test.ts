import { createSchemaAjv } from '../../../scripts/schemas/ajv.ts';
import {
  choose,
  continueTo,
  FILL,
  openApplication,
  quoteOf,
  stepAt,
  stepsOf,
} from '../support/application.ts';
import { confirmation, fillAccount, fillCard, payNow, submissions } from '../support/payment.ts';
import type { CoverType } from '../support/quotes.ts';
import { recordOf } from '../support/record.ts';
import { STORED_AFTER_PAYMENT } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { next } from '../support/visitor.ts';

const NAMES: Record<CoverType, string> = { S: 'single', D: 'couple', P: 'single parent', F: 'family' };

const fitsRecord = createSchemaAjv().getSchema('schema:/api/preSubmission.schema.json#/properties/record');

for (const coverType of ['S', 'D', 'P', 'F'] as const) {
  for (const isOnshore of [true, false]) {
    for (const hasCover of [true, false]) {
      // so that each cover type is paid for in both ways
      const isCard = isOnshore === hasCover;
      const place = isOnshore ? 'in Australia' : 'abroad';
      const cover = hasCover ? 'with cover' : 'without cover';
      const payment = isCard ? 'by card' : 'by bank account';
      test(`§2 the application to its confirmation: ${NAMES[coverType]}, ${place}, ${cover}, ${payment}`, async ({
        page,
        storage,
        sandbox,
      }) => {
        await storage.leave(quoteOf(coverType));
        const [first = 'cover-start', ...others] = stepsOf(coverType);
        await openApplication(page, first);
        let hash = first;
        for (const following of others) {
          if (hash === 'payment') break;
          await expect(next(page)).toBeDisabled();
          await FILL[hash](page, { coverType, isOnshore, hasCover });
          await continueTo(page, following);
          expect(new URL(page.url()).hash).toBe(`#${following}`);
          hash = following;
        }
        await expect(stepAt(page, 'payment')).toBeVisible();
        await expect(payNow(page)).toBeDisabled();
        if (isCard) {
          await choose(page, 'paymentType', 'Card');
          await fillCard(page);
        } else await fillAccount(page);
        await payNow(page).click();
        await expect(confirmation(page)).toBeVisible();

        const [entry, ...more] = await submissions(sandbox);
        expect(more, 'one submission').toEqual([]);
        expect(fitsRecord?.(entry?.request), 'it fits its schema').toBe(true);
        expect(entry?.request).toEqual(recordOf({ coverType, isOnshore, hasCover, isCard }));
        expect(await storage.keys()).toEqual(STORED_AFTER_PAYMENT);
      });
    }
  }
}

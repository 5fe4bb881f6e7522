import type { Confirmation } from '#types/data/confirmation';
import { pushEvent } from './tag-manager.ts';

/** §4: an application was accepted; the purchase's id is the order's, else the case number. */
export function reportPurchase({
  orderId,
  cn,
  idType,
  productName,
  productPrice,
  visaName,
}: Confirmation): void {
  pushEvent({
    event: 'purchase',
    purchaseId: orderId ?? cn ?? '',
    idType: idType ?? 'caseID',
    productName: productName ?? '',
    productPrice: productPrice ?? '',
    visaName: visaName ?? '',
  });
}

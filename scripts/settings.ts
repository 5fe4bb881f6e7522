import { hstsIsOn } from './server/https.ts';
import { allowedHosts } from './server/own-requests.ts';
import { addressService } from './site/address-service.ts';
import { cardFrameOrigins } from './site/card-frame-origins.ts';
import { tagManagerOrigin } from './site/tag-manager.ts';

/** Checks every environment setting. @throws UsageError for the first invalid one */
export function checkSettings(): void {
  allowedHosts();
  hstsIsOn();
  addressService();
  cardFrameOrigins();
  tagManagerOrigin();
}

import type { ProductFeature } from '#types/data/product';
import { featuresOf } from './features.ts';

/** A product as the sandbox keeps it: what does not depend on who asks. */
export interface CatalogueProduct {
  hcfBundleId: string;
  /** Its name in paths: of its summary page and of its disclosure statement. */
  slug: string;
  packageName: string;
  coverSummaryHeading: string;
  coverSummaryFeatures: ProductFeature[];
  hospitalCode: string;
  /** Absent where the product has no extras (dental, optical). */
  extraCode?: string;
  /** Cents a week for one person aged 35 or under with no excess; everything else follows from it (prices.ts). */
  baseWeeklyCents: number;
  /** How its prices are spelled on the wire: priceWeekly or WeeklyPrice. §3 knows both. */
  priceSpelling: 'lowercase' | 'uppercase';
}

export const products: CatalogueProduct[] = [
  {
    hcfBundleId: 'OVHC-ESSENTIAL',
    slug: 'essential-visitor-cover',
    packageName: 'Essential Visitor Cover',
    coverSummaryHeading: 'Hospital and ambulance, at our lowest price',
    coverSummaryFeatures: featuresOf('essential'),
    hospitalCode: 'HV1',
    baseWeeklyCents: 1645,
    priceSpelling: 'lowercase',
  },
  {
    hcfBundleId: 'OVHC-EVERYDAY',
    slug: 'everyday-visitor-cover',
    packageName: 'Everyday Visitor Cover',
    coverSummaryHeading: 'Hospital, doctors and some medicines',
    coverSummaryFeatures: featuresOf('everyday'),
    hospitalCode: 'HV2',
    baseWeeklyCents: 2385,
    priceSpelling: 'lowercase',
  },
  {
    hcfBundleId: 'OVHC-EXTENDED',
    slug: 'extended-visitor-cover',
    packageName: 'Extended Visitor Cover',
    coverSummaryHeading: 'For growing families, with some dental and optical',
    coverSummaryFeatures: featuresOf('extended'),
    hospitalCode: 'HV3',
    extraCode: 'XV1',
    baseWeeklyCents: 3420,
    priceSpelling: 'uppercase',
  },
  {
    hcfBundleId: 'OVHC-COMPLETE',
    slug: 'complete-visitor-cover',
    packageName: 'Complete Visitor Cover',
    coverSummaryHeading: 'Our most comprehensive cover, with dental and optical',
    coverSummaryFeatures: featuresOf('complete'),
    hospitalCode: 'HV4',
    extraCode: 'XV2',
    baseWeeklyCents: 5190,
    priceSpelling: 'lowercase',
  },
];

import type { SavedQuote } from '#types/data/saved-quote';
import type { FirstView } from '../../engine/mount/first-view.ts';
import { QUOTE_PARAMETER } from '../quote/quote-parameter.ts';
import { FORM_KEY, KEYS, TAB_ITEMS } from '../store/keys.ts';

/** A first view, and visits to draw it for. They must all give the same HTML. */
export interface DrawnView extends FirstView {
  visits: readonly Visit[];
}

/** The records in the browser's storage, by key. */
export type Visit = Readonly<Record<string, object>>;

/** The parts of a page's content that its first views depend on. */
interface Content {
  name?: string;
  journey?: { steps: readonly { step: { hash: string } }[] };
  confirmation?: { hash?: string; steps?: readonly { step: { hash: string } }[] };
}

const withQuote = (quote: SavedQuote): Visit => ({ [KEYS.quote]: quote });
const visa = (code: string): Pick<SavedQuote, 'visaType'> => ({
  visaType: [{ code, name: `Visa ${code}`, isSupported: true }],
});
const WITH_VISA = [withQuote(visa('600')), withQuote(visa('482'))];
/** A quote with a product, which an application needs. */
const CHOSEN: SavedQuote = {
  excessCode: 'N',
  hcfBundleId: 'PRODUCT',
  productName: 'Product',
  redirectedPath: '/product',
};
const FOR_ONE = [
  withQuote({ ...visa('600'), coverType: 'S', age: 30 }),
  withQuote({ ...visa('482'), coverType: 'P', age: 50, paymentFrequency: 'Y' }),
];
const FOR_TWO = [
  withQuote({ ...visa('600'), coverType: 'D', age: 30, partnerAge: 31 }),
  withQuote({ ...visa('482'), coverType: 'F', age: 50, partnerAge: 20, paymentFrequency: 'Y' }),
];
/** A complete quote: with any value for each of these names. */
const COMPLETE = { visaType: {}, age: {} };
const STORED_FOR_ONE = ['S', 'P'].map((coverType) => ({ ...COMPLETE, coverType, partnerAge: null }));
const STORED_FOR_TWO = ['D', 'F'].map((coverType) => ({ ...COMPLETE, coverType, partnerAge: {} }));

const hashesOf = (steps: readonly { step: { hash: string } }[] = []) => steps.map(({ step }) => step.hash);

function viewsOf(kind: string, { name, journey }: Content): DrawnView[] {
  const [first = '', second = ''] = hashesOf(journey?.steps);
  switch (kind) {
    case 'landing':
      // an application in progress stands above the box
      return [{ hashes: [''], stored: { [KEYS.draft]: 'none' }, visits: [{}] }];
    case 'quote':
      return [
        { hashes: ['', first], stored: { [KEYS.quote]: 'none' }, visits: [{}] },
        // the landing page leads there with a visa
        {
          hashes: [second],
          stored: { [KEYS.quote]: [{ visaType: [{ isSupported: true }], coverType: null }] },
          visits: WITH_VISA,
        },
      ];
    case 'product-summary':
      return [
        { hashes: [''], stored: { [KEYS.quote]: STORED_FOR_ONE }, visits: FOR_ONE },
        { hashes: [''], stored: { [KEYS.quote]: STORED_FOR_TWO }, visits: FOR_TWO },
      ];
    case 'application':
      return [
        {
          hashes: ['', first],
          stored: {
            [KEYS.quote]: [...STORED_FOR_ONE, ...STORED_FOR_TWO].map((quote) => ({
              ...quote,
              hcfBundleId: {},
            })),
            [KEYS.draft]: 'none',
          },
          visits: [...FOR_ONE, ...FOR_TWO].map(({ [KEYS.quote]: quote }) =>
            withQuote({ ...quote, ...CHOSEN }),
          ),
        },
      ];
    case 'form':
      return [{ hashes: ['', first], stored: { [FORM_KEY + name]: 'none' }, visits: [{}] }];
    default:
      return [];
  }
}

/** Returns the first views of a page. Other visits see placeholders until the page's code has loaded. */
export function firstViewsOf(kind: string, content: Content) {
  const { journey, confirmation } = content;
  return {
    views: viewsOf(kind, content),
    steps: [
      ...hashesOf(journey?.steps),
      ...(confirmation?.hash ? [confirmation.hash] : hashesOf(confirmation?.steps)),
    ],
    parameters: kind === 'quote' ? [QUOTE_PARAMETER] : [],
    tabItems: TAB_ITEMS,
  };
}

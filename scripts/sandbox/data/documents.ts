import insurer from '../../../content/insurer.json' with { type: 'json' };
import site from '../../../content/site.json' with { type: 'json' };
import { catalogue } from '../catalogue.ts';

/** A part of a document: a heading, paragraphs below it, and links or lines in a list. */
export interface DocumentSection {
  heading: string;
  paragraphs: string[];
  list?: (string | { text: string; href: string })[];
}

export interface StandInDocument {
  path: string;
  title: string;
  sections: DocumentSection[];
}

const { coolingOff, insurer: name, openingHours, refundTime } = insurer.facts;
const call = `Call us on ${site.phone}, ${openingHours}.`;

const privacy: DocumentSection[] = [
  {
    heading: 'What we collect',
    paragraphs: ['We collect what we need to give you a quote and to set up and run your policy.'],
    list: [
      'your name, date of birth, gender, address, phone number and email address',
      'your visa, your passport’s country and the health cover you have now',
      'how you pay; your card number goes to our payment provider and never to us',
    ],
  },
  {
    heading: 'What we use it for',
    paragraphs: [
      'We use it to work out your price, to pay your claims and to write to you about your policy.',
      'We do not sell it. We share it with hospitals, doctors and banks only where your policy needs it.',
    ],
  },
  {
    heading: 'Where we keep it',
    paragraphs: [
      'We keep it in Australia, locked and encrypted. We delete it seven years after your policy ends.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [`You can ask to see, correct or delete what we hold about you. ${call}`],
  },
];

const directDebit: DocumentSection[] = [
  {
    heading: 'What you allow us to do',
    paragraphs: [
      `You allow ${name} to take your payments from the bank account you name, on the dates and for the amounts we show you before you pay.`,
    ],
  },
  {
    heading: 'What we promise',
    paragraphs: [],
    list: [
      'We tell you at least 14 days before an amount or a date changes.',
      'If a payment date is not a working day, we take the payment on the next one.',
      'We do not charge you for paying by direct debit.',
    ],
  },
  {
    heading: 'What you need to do',
    paragraphs: [],
    list: [
      'Check that your account allows direct debits, and that its details are right.',
      'Keep enough money in the account on each payment date. Your bank may charge you if a payment fails.',
    ],
  },
  {
    heading: 'How to stop, change or question a payment',
    paragraphs: [
      `You can stop or change your payments at any time. ${call}`,
      'If you think a payment is wrong, tell us or your bank. If it was, we pay it back.',
    ],
  },
];

const refunds: DocumentSection[] = [
  {
    heading: `The first ${coolingOff}`,
    paragraphs: [
      `You have ${coolingOff} to change your mind, counted from the day your policy starts. If you have made no claim, we refund what you have paid. Your first payment can’t be refunded.`,
    ],
  },
  {
    heading: 'After that',
    paragraphs: [
      'You can cancel at any time. We refund what you have paid for the days after you cancel, but not your first payment.',
    ],
  },
  {
    heading: 'If your visa is refused',
    paragraphs: [
      'Send us the letter. If you have made no claim, we refund what you have paid, but not your first payment.',
    ],
  },
  {
    heading: 'How to get your money back',
    paragraphs: [
      `${call} Your money arrives within ${refundTime}, on the card or the account you paid from.`,
    ],
  },
];

const disclosures: DocumentSection[] = [
  {
    heading: 'Choose your product',
    paragraphs: [
      'A product disclosure statement says what a product pays for, what it does not pay for, and its limits.',
      'It also says how long you wait before it pays for a benefit.',
    ],
    list: catalogue.map(({ pdsDocUrl, pdsDocumentLinkTitle }) => ({
      text: pdsDocumentLinkTitle,
      href: pdsDocUrl,
    })),
  },
];

/** The insurer's documents that are the same for all products, at the addresses that content has. */
export const documents: StandInDocument[] = [
  { path: '/documents/privacy-policy', title: 'Privacy policy', sections: privacy },
  { path: '/documents/direct-debit-terms', title: 'Direct debit terms', sections: directDebit },
  { path: '/documents/cooling-off-and-refunds', title: 'Cooling-off and refunds', sections: refunds },
  {
    path: '/documents/product-disclosure-statements',
    title: 'Product disclosure statements',
    sections: disclosures,
  },
];

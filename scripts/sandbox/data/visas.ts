import type { VisaType } from '#types/data/visa-type';

/** The visas of the sandbox. Which of them are supported is each fund's choice; 500 needs student cover instead. */
export const visas: VisaType[] = [
  { code: '482', name: 'Skills in Demand visa', isSupported: true },
  { code: '485', name: 'Temporary Graduate visa', isSupported: true },
  { code: '400', name: 'Temporary Work (Short Stay Specialist) visa', isSupported: true },
  { code: '403', name: 'Temporary Work (International Relations) visa', isSupported: true },
  { code: '407', name: 'Training visa', isSupported: true },
  { code: '408', name: 'Temporary Activity visa', isSupported: true },
  { code: '417', name: 'Working Holiday visa', isSupported: true },
  { code: '462', name: 'Work and Holiday visa', isSupported: true },
  { code: '491', name: 'Skilled Work Regional (Provisional) visa', isSupported: true },
  { code: '494', name: 'Skilled Employer Sponsored Regional (Provisional) visa', isSupported: true },
  { code: '461', name: 'New Zealand Citizen Family Relationship (Temporary) visa', isSupported: true },
  { code: '476', name: 'Skilled - Recognised Graduate visa', isSupported: true },
  { code: '489', name: 'Skilled Regional (Provisional) visa', isSupported: true },
  { code: '188', name: 'Business Innovation and Investment (Provisional) visa', isSupported: true },
  { code: '600', name: 'Visitor visa', isSupported: true },
  { code: '601', name: 'Electronic Travel Authority', isSupported: true },
  { code: '651', name: 'eVisitor', isSupported: true },
  { code: '500', name: 'Student visa', isSupported: false },
  { code: '590', name: 'Student Guardian visa', isSupported: false },
  { code: '870', name: 'Sponsored Parent (Temporary) visa', isSupported: false },
  { code: '457', name: 'Temporary Work (Skilled) visa', isSupported: false },
  { code: '771', name: 'Transit visa', isSupported: false },
];

export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';
export const MULTIPART_TYPE = 'multipart/form-data';

/** The largest body of a call, in bytes: answers with files. */
export const MAX_UPLOAD = 64 * 1024 * 1024;

/** A call to the insurer's servers: everything about it that its contract, schemas/api/{name}.schema.json, leaves open. */
export interface ApiCall {
  /** The name of the contract. */
  name: string;
  method: 'GET' | 'POST';
  /** The path, with the parameters of the contract in braces. */
  url: string;
  /** The media types of the request body. A GET has none. */
  accepts?: readonly string[];
  /**
   * The statuses of answers that the site handles. The value is a pointer into the `response` of the contract, or
   * undefined if the site does not read the body. By default 200, with the whole `response`.
   */
  answers?: Readonly<Record<number, string | undefined>>;
  /** True if a request changes something on the server. */
  writes?: true;
}

/** A call with a topic, under which docs list it. */
export interface InsurerCall extends ApiCall {
  topic: 'Quote' | 'Application' | 'Addresses' | 'Forms';
}

/** Every call that the site makes. The sandbox, the OpenAPI document and the contract check use this table. */
export const calls = {
  visatypes: {
    name: 'visatypes',
    topic: 'Quote',
    method: 'GET',
    url: '/hcf/ovhc/visatypes.json',
  },
  ovhcPathToPurchase: {
    name: 'ovhcPathToPurchase',
    topic: 'Quote',
    method: 'GET',
    url: '/hcf/ovhc/ovhcPathToPurchase.{visaCode}.{coverType}.{ageBand}.{partnerAgeBand}.json',
  },
  getproductid: {
    name: 'getproductid',
    topic: 'Quote',
    method: 'GET',
    url: '/hcf/ovhc/getproductid.{visaCode}.{coverType}.{ageBand}.{partnerAgeBand}.json',
  },
  getPrice: {
    name: 'getPrice',
    topic: 'Quote',
    method: 'POST',
    url: '/hcf/getPrice',
    accepts: [JSON_TYPE],
  },
  emailQuoteServlet: {
    name: 'emailQuoteServlet',
    topic: 'Quote',
    method: 'POST',
    url: '/hcf/emailQuoteServlet',
    accepts: [FORM_TYPE],
    writes: true,
  },
  countries: {
    name: 'countries',
    topic: 'Application',
    method: 'GET',
    url: '/hcf/ovhc/countries',
  },
  getHealthFunds: {
    name: 'getHealthFunds',
    topic: 'Application',
    method: 'GET',
    url: '/hcf/getHealthFunds.json',
  },
  getBankBranch: {
    name: 'getBankBranch',
    topic: 'Application',
    method: 'POST',
    url: '/hcf/getBankBranch',
    accepts: [FORM_TYPE],
    answers: { 200: '', 500: '' },
  },
  paymentParams: {
    name: 'paymentParams',
    topic: 'Application',
    method: 'POST',
    url: '/hcf/paymentParams',
    accepts: [JSON_TYPE],
    answers: { 200: '', 429: undefined },
    writes: true,
  },
  preSubmission: {
    name: 'preSubmission',
    topic: 'Application',
    method: 'POST',
    url: '/hcf/preSubmission',
    accepts: [JSON_TYPE],
    writes: true,
  },
  preSubmissionOutcome: {
    name: 'preSubmissionOutcome',
    topic: 'Application',
    method: 'GET',
    url: '/hcf/preSubmission',
    answers: { 200: '/anyOf/0', 404: '/anyOf/1' },
  },
  tempToken: {
    name: 'tempToken',
    topic: 'Addresses',
    method: 'GET',
    url: '/hcf/tempToken',
  },
  kleber: {
    name: 'kleber',
    topic: 'Addresses',
    method: 'GET',
    url: '/KleberWebService/DtKleberService.svc/ProcessQueryStringRequest',
  },
  forms: {
    name: 'forms',
    topic: 'Forms',
    method: 'POST',
    url: '/hcf/forms/{page}',
    accepts: [JSON_TYPE, MULTIPART_TYPE],
    answers: { 200: '/anyOf/0', 422: '/anyOf/1' },
    writes: true,
  },
} as const satisfies Readonly<Record<string, InsurerCall>>;

/** Lists the statuses of a call's answers, each with its pointer into `response`. */
export function answersOf({ answers = { 200: '' } }: ApiCall) {
  return Object.entries(answers).map(([status, pointer]) => ({ status: Number(status), pointer }));
}

/** Returns the path with the values of its parameters. */
export function pathOf({ url }: ApiCall, params: object = {}): string {
  const values = new Map<string, string>(Object.entries(params));
  return url.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
}

/** The first path segment of all documents. */
export const DOCUMENTS = 'documents';

/** The first path segments of all calls. */
export const CALL_ROOTS = new Set(Object.values(calls).map(({ url }) => url.split('/')[1] ?? ''));

/** The first path segments of the insurer's servers: of their calls and their documents. */
export const BACKEND_ROOTS: readonly string[] = [...CALL_ROOTS, DOCUMENTS];

import { UsageError } from './content/usage-error.ts';

/** The ports of a site and of its card frame. */
export interface Ports {
  site: number;
  cardFrame: number;
}

const DEFAULT_PORT = 8080;
const HIGHEST_PORT = 65_535;
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/;
/** The path of the sandbox for reports about the Content-Security-Policy. */
export const SANDBOX_REPORTS = '/sandbox/reports';
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  return isSafe && text === origin && !hostname.includes('*');
}

/** Returns true for an https address with a plain path and without a query, or an http one on this machine. */
function isServer(text: string): boolean {
  if (!URL.canParse(text) || !/^[\w.:/[\]-]+$/.test(text)) return false;
  const { origin, pathname } = new URL(text);
  return isOrigin(origin) && text === (pathname === '/' ? origin : origin + pathname);
}

/** Reads PORT: 8080 by default. @throws UsageError if it is invalid, or if it is 65535, which has no next port */
export function readPorts(given = process.env.PORT): Ports {
  const site = given ? Number(given) : DEFAULT_PORT;
  if (Number.isInteger(site) && site >= 1 && site < HIGHEST_PORT) return { site, cardFrame: site + 1 };
  const problem = site === HIGHEST_PORT ? 'leaves no next port for the card frame' : 'is not a port';
  throw new UsageError(`PORT=${given} ${problem}. Use a number from 1 to ${HIGHEST_PORT - 1}.`);
}

/** Reads ALLOWED_HOSTS: more host names of the site, separated by commas. @throws UsageError for an invalid host */
export function allowedHosts(given = process.env.ALLOWED_HOSTS ?? ''): string[] {
  const names = given.split(',').map((host) => host.trim().toLowerCase());
  const hosts = names.filter(Boolean);
  const wrong = hosts.find((host) => !HOST.test(host) || !URL.canParse(`http://${host}`));
  if (wrong === undefined) return hosts;
  throw new UsageError(
    `ALLOWED_HOSTS lists "${wrong}", which isn't a host name. Write each as www.example.com or www.example.com:8443, with commas between.`,
  );
}

/** Reads HSTS: on by default. @throws UsageError for any value except "on" and "off" */
export function hstsIsOn(given = process.env.HSTS ?? ''): boolean {
  if (['', 'on', 'off'].includes(given)) return given !== 'off';
  throw new UsageError(`HSTS is "${given}". Set it to on or off, or leave it out for on.`);
}

/** Reads TAG_MANAGER_ORIGIN: empty for no tag manager. @throws UsageError for anything except an origin */
export function tagManagerOrigin(given = process.env.TAG_MANAGER_ORIGIN ?? ''): string {
  const origin = given.trim();
  if (origin === '' || isOrigin(origin)) return origin;
  throw new UsageError(
    `TAG_MANAGER_ORIGIN is "${given}", which isn't an origin. Write it as https://www.googletagmanager.com, without a path, ` +
      'or leave it out for none.',
  );
}

/**
 * Reads VITE_ADDRESS_SERVICE without a trailing slash, the same for the build and the server. Empty for this site.
 * @throws UsageError for anything except an http or https address
 */
export function addressService(given = process.env.VITE_ADDRESS_SERVICE ?? ''): string {
  const address = given.trim().replace(/\/+$/, '');
  if (address === '') return '';
  if (/^https?:\/\/[^?#]+$/.test(address) && URL.canParse(address)) return address;
  throw new UsageError(
    `VITE_ADDRESS_SERVICE is "${given}", which isn't the address of a server. Write it as https://kleber.example.com, or leave it out.`,
  );
}

/**
 * Reads BACKEND without a trailing slash: the insurer's servers. Empty for the sandbox.
 * @throws UsageError for anything except an address, and for http on other machines
 */
export function backend(given = process.env.BACKEND ?? ''): string {
  const address = given.trim().replace(/\/+$/, '');
  if (address === '' || isServer(address)) return address;
  throw new UsageError(
    `BACKEND is "${given}", which isn't the address of a server. Write it as https://api.example.com; http only on this machine. ` +
      'Or leave it out for the sandbox.',
  );
}

/**
 * Reads POLICY_REPORTS: where browsers report violations of the Content-Security-Policy. By default the sandbox, or
 * nowhere if there is a backend.
 * @throws UsageError for anything except an address
 */
export function policyReports(given = process.env.POLICY_REPORTS ?? ''): string {
  const address = given.trim();
  if (address === '') return backend() ? '' : SANDBOX_REPORTS;
  if (isServer(address)) return address;
  throw new UsageError(
    `POLICY_REPORTS is "${given}", which isn't an address. Write it as https://reports.example.com/csp; http only on this machine.`,
  );
}

/** Returns the origin of a card frame that this machine serves. */
export function cardFrameOrigin(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/**
 * Reads VITE_CARD_FRAME_ORIGINS, separated by spaces: by default the card frame of this machine.
 * @throws UsageError for anything except an origin, and for http on other machines
 */
export function cardFrameOrigins(given = process.env.VITE_CARD_FRAME_ORIGINS ?? ''): string[] {
  const origins = given.split(/\s+/).filter(Boolean);
  if (origins.length === 0) return [cardFrameOrigin(readPorts().cardFrame)];
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return origins;
  throw new UsageError(
    `VITE_CARD_FRAME_ORIGINS lists "${wrong}", which isn't the origin of a card frame. Write each as https://cards.example.com, ` +
      'without a path; http only on this machine; spaces between them. Or leave it out for the sandbox’s own.',
  );
}

/**
 * Reads VITE_MONITORING_ADDRESS, the same for the build and the server: a path on this site or an address. Empty for no
 * monitoring.
 * @throws UsageError for anything else, and for http on other machines
 */
export function monitoringAddress(given = process.env.VITE_MONITORING_ADDRESS ?? ''): string {
  const address = given.trim();
  const isPath = /^\/(?![/\\])[^\s#\\]*$/.test(address);
  const isAddress =
    /^https?:\/\/[^\s#@]+$/.test(address) && URL.canParse(address) && isOrigin(new URL(address).origin);
  if (address === '' || isPath || isAddress) return address;
  throw new UsageError(
    `VITE_MONITORING_ADDRESS is "${given}", which isn't an address to send to. Write it as /sandbox/monitoring or ` +
      'https://monitoring.example.com/events; http only on this machine. Or leave it out for no monitoring.',
  );
}

const DEFAULT_SAMPLE = 0.1;

/** Reads VITE_MONITORING_SAMPLE: 0.1 by default. @throws UsageError for anything except a number from 0 to 1 */
export function monitoringSample(given = process.env.VITE_MONITORING_SAMPLE ?? ''): number {
  const sample = given.trim() === '' ? DEFAULT_SAMPLE : Number(given);
  if (sample >= 0 && sample <= 1) return sample;
  throw new UsageError(
    `VITE_MONITORING_SAMPLE is "${given}". Use a number from 0, for no visits, to 1, for all; or leave it out for ${DEFAULT_SAMPLE}.`,
  );
}

/** Throws if there is a backend, but no card frame: the frame of the sandbox gives tokens that only the sandbox knows. */
function requireOwnCardFrame(): void {
  if (!backend() || process.env.VITE_CARD_FRAME_ORIGINS?.trim()) return;
  throw new UsageError(
    'BACKEND is set, but VITE_CARD_FRAME_ORIGINS is not. Set it to the origin of the card frame that this backend uses, such as ' +
      'https://cards.example.com.',
  );
}

/** Throws if pages would report to the sandbox, which a site with a backend does not have. */
function requireOwnMonitoring(): void {
  if (!backend() || !monitoringAddress().startsWith('/sandbox/')) return;
  throw new UsageError(
    `BACKEND is set, so there is no sandbox for VITE_MONITORING_ADDRESS=${monitoringAddress()}. Use an address of your own.`,
  );
}

/** Checks the environment settings. @throws UsageError for the first invalid one */
export function checkSettings(): void {
  const settings = [allowedHosts, hstsIsOn, backend, addressService, cardFrameOrigins, tagManagerOrigin];
  const checks = [policyReports, monitoringAddress, monitoringSample];
  for (const read of [...settings, ...checks, requireOwnCardFrame, requireOwnMonitoring]) read();
}

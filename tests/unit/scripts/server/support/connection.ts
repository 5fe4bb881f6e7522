import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A raw TCP connection to a server. */
export class Connection {
  readonly #socket: Socket;
  #received = '';
  readonly #ended: Promise<unknown>;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.on('data', (bytes) => {
      this.#received += String(bytes);
    });
    // the server may reset the connection
    this.#socket.on('error', () => {});
    this.#ended = once(this.#socket, 'close');
  }

  write(text: string): void {
    this.#socket.write(text);
  }

  /** Sends a text repeatedly until the server ends the connection. */
  drip(text: string, every: number): void {
    const timer = setInterval(() => this.#socket.write(text), every);
    void this.#ended.then(() => clearInterval(timer));
  }

  /** Resolves with the answer when the server ends the connection. */
  async answer(): Promise<{ status: number; headers: Record<string, string>; body: string }> {
    await this.#ended;
    const [head = '', body = ''] = this.#received.split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    const headers = lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    });
    return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body };
  }
}

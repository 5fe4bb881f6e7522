/** Sends a request and returns its response, like `fetch`. */
export type Fetch = (address: string, request: RequestInit) => Promise<Response>;

/**
 * Returns a `fetch` that reports how much of the body was sent. The browser's own cannot.
 * @param onProgress called with the part that was sent, from 0 to 1
 */
export function fetchWithProgress(onProgress: (part: number) => void): Fetch {
  return (address, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        try {
          // a response of some statuses, such as 204, must not have a body
          resolve(new Response(request.responseText || null, { status: request.status }));
        } catch (error) {
          reject(error);
        }
      };
      request.onerror = () => reject(new TypeError('The connection was lost.'));
      request.onabort = () => reject(signal?.reason);
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
}

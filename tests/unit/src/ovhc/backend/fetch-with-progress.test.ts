import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithProgress } from '../../../../../src/ovhc/backend/fetch-with-progress.ts';

class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = vi.fn();
  constructor() {
    FakeRequest.last = this;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
  }
}

function send(signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const onProgress = vi.fn();
  const response = fetchWithProgress(onProgress)('/forms', {
    method: 'POST',
    headers: { 'idempotency-key': '1' },
    body: 'x',
    ...(signal && { signal }),
  });
  return { response, onProgress, request: FakeRequest.last };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('sends the request, reports its progress and returns the response', async () => {
  const { response, onProgress, request } = send();
  expect(request.open).toHaveBeenCalledWith('POST', '/forms');
  expect(request.setRequestHeader).toHaveBeenCalledWith('idempotency-key', '1');
  expect(request.send).toHaveBeenCalledWith('x');
  request.upload.onprogress?.({ loaded: 1, total: 4 });
  request.upload.onprogress?.({ loaded: 0, total: 0 });
  expect(onProgress.mock.calls).toEqual([[0.25], [0]]);
  request.answer(422, '{"errors":[]}');
  expect((await response).status).toBe(422);
  expect(await (await response).json()).toEqual({ errors: [] });
});

test('returns a response whose status allows no body', async () => {
  const { response, request } = send();
  request.answer(204, '');
  expect((await response).status).toBe(204);
});

test('fails for a status that is none', async () => {
  const { response, request } = send();
  request.answer(999, '');
  await expect(response).rejects.toThrow(RangeError);
});

test('fails when the connection is lost', async () => {
  const { response, request } = send();
  request.onerror?.();
  await expect(response).rejects.toThrow('The connection was lost.');
});

test('fails with the reason of the signal, before and while it sends', async () => {
  const cancelled = new AbortController();
  const { response } = send(cancelled.signal);
  cancelled.abort(new Error('Cancelled'));
  await expect(response).rejects.toThrow('Cancelled');
  const late = send(cancelled.signal);
  await expect(late.response).rejects.toThrow('Cancelled');
  expect(late.request.send).not.toHaveBeenCalled();
});

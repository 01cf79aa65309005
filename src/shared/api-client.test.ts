import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError, callErrorOf, makeCall, setClientSession, withToken } from './api-client';

afterEach(() => vi.unstubAllGlobals());

let token: string | null;
const ending = vi.fn<() => boolean>();
const renew = vi.fn<(dead: string) => Promise<boolean>>();
const unauthorized = vi.fn<() => void>();
const prove = vi.fn<() => Promise<boolean>>();
const factorRequired = vi.fn<() => void>();
const send = vi.fn<(headers: Record<string, string>) => Promise<string>>();

const dead = () => new CallError(401, 'Unauthorized', 'Please login again.', 'bad_token', {});
const sent = () => send.mock.calls.map(([headers]) => headers.Authorization);

beforeEach(() => {
  token = 'old';
  for (const mock of [ending, renew, unauthorized, prove, factorRequired, send]) mock.mockReset();
  ending.mockReturnValue(false);
  setClientSession({ token: () => token, ending, renew, unauthorized, prove, factorRequired });
  renew.mockImplementation(() => {
    token = 'new';
    return Promise.resolve(true);
  });
});

describe('a token', () => {
  test('goes with the call', async () => {
    send.mockResolvedValue('answer');
    expect(await withToken(false, send)).toBe('answer');
    expect(sent()).toEqual(['Token old']);
  });

  test('stays away from an anonymous call, and from a visitor’s', async () => {
    send.mockResolvedValue('answer');
    await withToken(true, send);
    token = null;
    await withToken(false, send);
    expect(sent()).toEqual([undefined, undefined]);
  });

  test('that has run out is renewed, and the call sent once more; no person hears of it', async () => {
    send.mockRejectedValueOnce(dead()).mockResolvedValueOnce('answer');
    expect(await withToken(false, send)).toBe('answer');
    expect(renew.mock.calls).toEqual([['old']]);
    expect(sent()).toEqual(['Token old', 'Token new']);
    expect(unauthorized).not.toHaveBeenCalled();
  });

  test('that is about to end is renewed first: a public call would take a dead one for a visitor', async () => {
    ending.mockReturnValue(true);
    send.mockResolvedValue('answer');
    expect(await withToken(false, send)).toBe('answer');
    expect(sent()).toEqual(['Token new']);
  });

  test('that could not be renewed ahead of its end is used up', async () => {
    ending.mockReturnValue(true);
    renew.mockRejectedValue(new CallError(0, '', 'No response', 'no_response', {}));
    send.mockResolvedValue('answer');
    expect(await withToken(false, send)).toBe('answer');
    expect(sent()).toEqual(['Token old']);
  });

  test('that cannot be renewed ends the session', async () => {
    send.mockRejectedValue(dead());
    renew.mockResolvedValue(false);
    await expect(withToken(false, send)).rejects.toMatchObject({ status: 401 });
    expect(send).toHaveBeenCalledTimes(1);
    expect(unauthorized).toHaveBeenCalledTimes(1);
  });

  test('that is refused after its renewal too ends the session, without another try', async () => {
    send.mockRejectedValue(dead());
    await expect(withToken(false, send)).rejects.toMatchObject({ status: 401 });
    expect(send).toHaveBeenCalledTimes(2);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(unauthorized).toHaveBeenCalledTimes(1);
  });

  test('whose renewal got no answer leaves the session as it is', async () => {
    send.mockRejectedValue(dead());
    renew.mockRejectedValue(new CallError(0, '', 'No response', 'no_response', {}));
    await expect(withToken(false, send)).rejects.toMatchObject({ status: 0 });
    expect(unauthorized).not.toHaveBeenCalled();
  });

  test.each([0, 403, 500])('is not renewed for a %s, before or after a renewal', async (status) => {
    const other = new CallError(status, '', 'x', 'x', {});
    send.mockRejectedValueOnce(other);
    await expect(withToken(false, send)).rejects.toBe(other);
    expect(renew).not.toHaveBeenCalled();
    send.mockRejectedValueOnce(dead()).mockRejectedValueOnce(other);
    await expect(withToken(false, send)).rejects.toBe(other);
    expect(unauthorized).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  const answering = (...answers: Response[]) => {
    const fetched = vi.fn<typeof fetch>();
    for (const answer of answers) fetched.mockResolvedValueOnce(answer);
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  test('sends JSON, and after a renewal the same again', async () => {
    const fetched = answering(
      Response.json({ detail: 'Please login again.', code: 'bad_token' }, { status: 401 }),
      Response.json({ id: 7 }),
    );
    expect(
      await makeCall('POST /api/unit/:area/', {
        params: { area: 3 },
        query: { q: 'ä b', none: '' },
        body: { name: 'x' },
      }),
    ).toEqual({ id: 7 });
    expect(fetched.mock.calls.map(([path, init]) => [path, init?.method, init?.body, init?.headers])).toEqual([
      [
        '/api/unit/3/?q=%C3%A4+b',
        'POST',
        '{"name":"x"}',
        { Authorization: 'Token old', 'Content-Type': 'application/json' },
      ],
      [
        '/api/unit/3/?q=%C3%A4+b',
        'POST',
        '{"name":"x"}',
        { Authorization: 'Token new', 'Content-Type': 'application/json' },
      ],
    ]);
  });

  test('sends a form as it is, its boundary being the browser’s to say', async () => {
    const fetched = answering(new Response(null, { status: 204 }));
    const body = new FormData();
    expect(await makeCall('POST /api/x/', { body })).toBeUndefined();
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ body, headers: { Authorization: 'Token old' } });
  });

  test('gives what is no JSON as a file', async () => {
    answering(new Response('a,b', { headers: { 'Content-Type': 'text/csv' } }));
    expect(await ((await makeCall('GET /api/x/', {})) as Blob).text()).toBe('a,b');
  });

  test.each(['application/json', 'text/csv'])('whose %s breaks off half way is one without an answer', async (type) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')),
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    answering(new Response(body, { headers: { 'Content-Type': type } }));
    await expect(makeCall('GET /api/x/', {})).rejects.toMatchObject({
      name: 'CallError',
      status: 0,
      code: 'no_response',
    });
  });

  test('without an answer is a status 0, one that was stopped is just that', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(makeCall('GET /api/x/', {})).rejects.toMatchObject({
      name: 'CallError',
      status: 0,
      code: 'no_response',
    });
    const stopped = AbortSignal.abort();
    vi.stubGlobal('fetch', () => Promise.reject(stopped.reason as Error));
    await expect(makeCall('GET /api/x/', {}, { signal: stopped })).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('can be stopped, and ends after a minute, also where the browser cannot join signals', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    const timeLimit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeLimit.signal);
    const pending = vi.fn<typeof fetch>(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
        ),
    );
    vi.stubGlobal('fetch', pending);
    const control = new AbortController();
    const stopped = makeCall('GET /api/x/', {}, { signal: control.signal });
    const slow = makeCall('GET /api/x/', {}, { signal: new AbortController().signal });
    await vi.waitFor(() => expect(pending).toHaveBeenCalledTimes(2));
    control.abort();
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    timeLimit.abort(new DOMException('The operation timed out', 'TimeoutError'));
    await expect(slow).rejects.toMatchObject({ name: 'CallError', status: 0 });
  });
});

test.each([
  [
    { detail: 'Gone.', code: 'not_found' },
    { message: 'Gone.', code: 'not_found', fields: {} },
  ],
  [{ name: ['Taken.'] }, { message: '', code: 'invalid', fields: { name: ['Taken.'] } }],
  [{ detail: ['Too long.'], code: ['Odd.'] }, { fields: { detail: ['Too long.'], code: ['Odd.'] } }],
  ['<html>', { code: 'invalid', fields: {} }],
  [null, { code: 'invalid', fields: {} }],
])('the refusal %j', (body, expected) => {
  expect(callErrorOf(400, 'Bad Request', body)).toMatchObject(expected);
});

test('a status has its reason also over HTTP/2, which sends none', () => {
  expect(callErrorOf(503, '', null).statusText).toBe('Service Unavailable');
  expect(callErrorOf(503, 'Gone fishing', null).statusText).toBe('Gone fishing');
  expect(callErrorOf(599, '', null).statusText).toBe('');
});

describe('a call that asks for a proof', () => {
  const needed = () => new CallError(403, 'Forbidden', 'Please show once more that it is you.', 'proof_needed', {});

  test('is sent again once it is given', async () => {
    prove.mockResolvedValue(true);
    send.mockRejectedValueOnce(needed()).mockResolvedValue('answer');
    expect(await withToken(false, send)).toBe('answer');
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('fails with the server’s words when it is not', async () => {
    prove.mockResolvedValue(false);
    send.mockRejectedValue(needed());
    await expect(withToken(false, send)).rejects.toMatchObject({ code: 'proof_needed', message: needed().message });
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('and other refusals are not asked about; who owes a second factor is led to it', async () => {
    send.mockRejectedValue(new CallError(403, 'Forbidden', 'Not allowed.', 'forbidden', {}));
    await expect(withToken(false, send)).rejects.toMatchObject({ code: 'forbidden' });
    send.mockRejectedValue(new CallError(403, 'Forbidden', 'Set one up.', 'second_factor_required', {}));
    await expect(withToken(false, send)).rejects.toMatchObject({ code: 'second_factor_required' });
    expect(prove).not.toHaveBeenCalled();
    expect(factorRequired).toHaveBeenCalledTimes(1);
  });
});

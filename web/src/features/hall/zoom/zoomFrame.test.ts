import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { readZoomFrame, zoomFrameJoin } from '@asamblea/domain';
import { expect, test, vi } from 'vitest';

const program = readFileSync(join(import.meta.dirname, '../../../../public/video/zoom.js'), 'utf8');

const joining = zoomFrameJoin({
  ...{ signature: 'a.b.c', sdkKey: 'llave', meetingNumber: '85746065123', password: 'x' },
  ...{ userName: 'Ana', userEmail: 'ana@asamblea.example.com', registrantToken: 'ficha-1' },
});

/** The message that `frame` hears; an absent field is as our page sends it. */
interface Told {
  readonly source?: unknown;
  readonly origin?: string;
  readonly data?: unknown;
  readonly hasPort?: boolean;
}

const kinds = ['sessionStorage', 'localStorage'] as const;

/** The program of the frame, in a page at the other address with a kit that does as is said. */
function openFrame({
  kit = {},
  missing = /nada/u,
  storage,
}: {
  readonly kit?: { readonly join?: () => Promise<unknown> };
  readonly missing?: RegExp;
  readonly storage?: PropertyDescriptor;
} = {}) {
  const ours = { name: 'our page' };
  const asked: string[] = [];
  const said: unknown[] = [];
  let hear: (event: object) => void = () => undefined;
  let change: (payload: object) => void = () => undefined;
  const client = {
    init: vi.fn(async () => ''),
    on: (event: string, callback: typeof change) => {
      expect([event, client.init.mock.calls.length]).toEqual(['connection-change', 1]);
      change = callback;
    },
    join: vi.fn(kit.join ?? (async () => ({}))),
  };
  const page = {
    ...{ innerWidth: 640, innerHeight: 480, parent: ours },
    location: { origin: 'http://localhost:5000' },
    addEventListener: (_name: string, listener: typeof hear) => {
      hear = listener;
    },
    document: {
      createElement: () => ({}),
      getElementById: () => ({}),
      head: {
        append: (script: { src: string; onload: () => void; onerror: () => void }) => {
          asked.push(script.src);
          queueMicrotask(missing.test(script.src) ? script.onerror : script.onload);
        },
      },
    },
  };
  // Apart from the global object of `vm`, through which what a getter throws is not heard.
  const window = { ZoomMtgEmbedded: { createClient: () => client } };
  if (storage !== undefined) {
    for (const name of kinds) {
      Object.defineProperty(window, name, { ...storage, configurable: true });
    }
  }
  runInNewContext(program, { ...page, window });
  const port = { postMessage: (one: unknown) => said.push(readZoomFrame(one)) };
  return {
    ...{ asked, said, client, window },
    change: (payload: object) => change(payload),
    tell: ({ source = ours, data = joining, hasPort = true, ...told }: Told = {}) =>
      hear({
        origin: 'http://127.0.0.1:5000',
        ...told,
        source,
        data,
        ports: hasPort ? [port] : [],
      }),
  };
}

test('the frame loads nothing of Zoom until our page hands over the meeting, and then joins it', async () => {
  const frame = openFrame();
  expect(frame.asked).toEqual([]);
  frame.tell();
  await vi.waitFor(() => expect(frame.said).toEqual([{ said: 'started' }, { said: 'joined' }]));
  expect(frame.asked.length).toBe(6);
  for (const address of frame.asked) {
    expect(address).toMatch(/^https:\/\/source\.zoom\.us\/.*6\.2\.0.*\.min\.js$/u);
  }
  const { kind: _kind, ...joinedWith } = joining;
  expect(frame.client.join).toHaveBeenCalledExactlyOnceWith(joinedWith);
  frame.change({ state: 'Reconnecting' });
  frame.change({ state: 'Closed' });
  expect(frame.said.at(-1)).toEqual({ said: 'left' });
});

test.each([
  ['of somebody who does not frame it', { source: { name: 'another' } }],
  [
    'of a page at its own address, which it would not be apart from',
    { origin: 'http://localhost:5000' },
  ],
  ['without a way to answer', { hasPort: false }],
  ['that is no object', { data: 'join' }],
  ['that lacks something', { data: { ...joining, signature: undefined } }],
  ['of another kind', { data: { ...joining, kind: 'leave' } }],
])('a message %s is not heard', async (_name, told) => {
  const frame = openFrame();
  frame.tell(told);
  await Promise.resolve();
  expect(frame.asked).toEqual([]);
});

test('the frame joins once, however often it is told to', async () => {
  const frame = openFrame();
  frame.tell();
  frame.tell();
  await vi.waitFor(() => expect(frame.said).toContainEqual({ said: 'joined' }));
  expect(frame.client.join).toHaveBeenCalledTimes(1);
});

test('the kit is looked for where the samples have it when it is not where the page says', async () => {
  const frame = openFrame({ missing: /us\/zoom-meeting-embedded/u });
  frame.tell();
  await vi.waitFor(() => expect(frame.said).toContainEqual({ said: 'joined' }));
  expect(frame.asked.at(-1)).toBe(
    'https://source.zoom.us/6.2.0/zoom-meeting-embedded-6.2.0.min.js',
  );
});

test.each([
  ['a library that is blocked', { missing: /react-dom/u }, null],
  ['a kit that is nowhere', { missing: /embedded/u }, null],
  [
    'a meeting that Zoom does not let into',
    { kit: { join: () => Promise.reject({ type: 'JOIN_MEETING_FAILED', errorCode: -3000 }) } },
    -3000,
  ],
])('%s is told as failed', async (_name, made, code) => {
  const frame = openFrame(made);
  frame.tell();
  await vi.waitFor(() => expect(frame.said.at(-1)).toEqual({ said: 'failed', code }));
});

test('where the browser blocks what third parties keep, Zoom’s program has a place to keep it for as long as the page is there', () => {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const { window } = openFrame({ storage: { get } });
  for (const name of kinds) {
    const storage = Reflect.get(window, name) as Storage & { b?: string };
    expect([storage.getItem('a'), storage.getItem('getItem'), storage.length]).toEqual([
      null,
      null,
      0,
    ]);
    storage.setItem('a', '1');
    storage.b = '2';
    expect([storage.getItem('a'), storage.getItem('b'), storage.key(1)]).toEqual(['1', '2', 'b']);
    storage.removeItem('a');
    expect([storage.getItem('a'), storage.length, storage.key(1)]).toEqual([null, 1, null]);
    storage.clear();
    expect(storage.length).toBe(0);
  }
});

test('where it does not, the program keeps things in the browser’s own', () => {
  const own = { getItem: () => 'own' };
  const { window } = openFrame({ storage: { value: own } });
  for (const name of kinds) expect(Reflect.get(window, name)).toBe(own);
});

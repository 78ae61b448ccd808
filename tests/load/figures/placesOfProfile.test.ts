import { expect, test } from 'vitest';
import { placesOfProfile } from './placesOfProfile.ts';

const frames = [
  ['(root)', ''],
  ['(idle)', ''],
  ['(garbage collector)', ''],
  ['onRequest', 'node:_http_server'],
  ['handle', 'file:///x/node_modules/router/index.js'],
  ['castVotes', 'file:///x/functions/dist-bench/index.js'],
  ['parse', ''],
  ['commit', 'file:///x/node_modules/@google-cloud/firestore/build/src/index.js'],
  ['write', 'node:internal/stream_base_commons'],
  ['tick', 'node:internal/timers'],
] as const;
const children = [[1, 2, 3, 9], [], [], [4], [5], [6, 7], [], [8], [], []];

const profile = {
  nodes: frames.map(([functionName, url], i) => ({
    ...{ id: i, children: children[i] },
    callFrame: { functionName, url, lineNumber: 0, columnNumber: 0 },
  })),
  samples: frames.map((_, i) => i),
  timeDeltas: frames.map((_, i) => 1000 * 2 ** i),
};

test('each moment is of one place, what Node does inside is of its caller, and waiting is of none', () => {
  expect(placesOfProfile(profile, ({ url }) => url)).toEqual({
    memoria: 4,
    HTTP: 8,
    marco: 16,
    'nuestro código': 32 + 64,
    'base de datos': 128 + 256,
    Node: 1 + 512,
  });
});

import * as z from 'zod';

/** Where an instance spends its time. */
const places = ['HTTP', 'marco', 'base de datos', 'nuestro código', 'memoria', 'Node'] as const;
export type Place = (typeof places)[number];

const callFrame = z.object({
  ...{ functionName: z.string(), url: z.string() },
  ...{ lineNumber: z.number(), columnNumber: z.number() },
});
export type CallFrame = z.infer<typeof callFrame>;

const profileSchema = z.object({
  nodes: z.array(
    z.object({ id: z.number(), callFrame, children: z.array(z.number()).default([]) }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});

/**
 * Milliseconds of each place in a CPU profile. The time inside Node (sockets, buffers, promises) belongs to
 * its caller; time without a caller stays Node's. `sourceOf` tells the file that a frame was written in.
 */
export function placesOfProfile(
  json: unknown,
  sourceOf: (frame: CallFrame) => string,
): Readonly<Record<Place, number>> {
  const { nodes, samples, timeDeltas } = profileSchema.parse(json);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const placeOf = new Map<number, Place | null>();
  const [root] = nodes;
  const pending: [id: number, caller: Place][] = root === undefined ? [] : [[root.id, 'Node']];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [id, caller] = next;
    const node = byId.get(id);
    if (node === undefined) continue;
    const { callFrame } = node;
    const place = placeOfFrame(callFrame.functionName, sourceOf(callFrame), caller);
    placeOf.set(id, place);
    for (const child of node.children) pending.push([child, place ?? caller]);
  }
  const spent = { HTTP: 0, marco: 0, 'base de datos': 0, 'nuestro código': 0, memoria: 0, Node: 0 };
  samples.forEach((id, i) => {
    const place = placeOf.get(id) ?? null;
    if (place !== null) spent[place] += (timeDeltas[i] ?? 0) / 1000;
  });
  return spent;
}

const database =
  /\/node_modules\/(@google-cloud\/|google-gax|gaxios|google-auth|@grpc\/|protobufjs|@protobufjs|long\/|firebase-admin|lodash)/u;
const protocol = /^node:(_http|http$|https$)/u;
/** Nothing here but the database's client speaks this one. */
const databaseProtocol = /^node:(internal\/)?http2/u;

/** Null is no work of it: waiting, and looking at it. */
function placeOfFrame(functionName: string, url: string, caller: Place): Place | null {
  if (functionName === '(idle)' || url === 'node:inspector') return null;
  if (functionName === '(garbage collector)') return 'memoria';
  if (database.test(url) || databaseProtocol.test(url)) return 'base de datos';
  if (url.includes('/node_modules/')) return 'marco';
  if (protocol.test(url)) return 'HTTP';
  if (url.startsWith('file:') || url.startsWith('/')) return 'nuestro código';
  return caller;
}

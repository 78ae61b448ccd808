import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@asamblea/domain';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot } from 'firebase/firestore';
import { projectId } from '../../../scripts/stack/process/projectRoot.ts';
import { closeAtEnd, type Ending } from '../../../scripts/testing/closeAtEnd.ts';
import { castWithin } from '../hall/castVotes.ts';
import { conductQuestions } from '../hall/conductQuestions.ts';
import { seedHall } from '../seeds/seedHall.ts';
import { keepAtEdge } from '../servers/keepAtEdge.ts';
import type { Servers } from '../servers/startServers.ts';

interface WatchingRow {
  readonly way: string;
  /** Documents that the cloud charges, for each who watches and minute. */
  readonly reads: number;
  /** That reach each of them in a minute. */
  readonly bytes: number;
}

export interface WatchingMeasure {
  readonly watchers: number;
  readonly seconds: number;
  readonly rows: readonly WatchingRow[];
}

const watchers = 50;
const seconds = 20;
const voters = 200;

/** The cost for a hall of following a vote: one question is opened and voted while everybody watches. */
export async function measureWatching(
  servers: Servers,
  stop: AbortSignal,
): Promise<WatchingMeasure> {
  const hall = await seedHall(voters, 'banco-miradas');
  const { cot } = hall;
  return closeAtEnd(stop, async (ending) => {
    const [api = ''] = servers.api;
    const heard = (['question', 'stage'] as const).map((name) => ({
      name,
      ...listen(name, { cot, firestorePort: servers.firestorePort }, ending),
    }));
    const until = new AbortController();
    const polled = (['question', 'stage'] as const).map((name) => {
      const edge = keepAtEdge(`${api}/api/public/live?only=${name}&cot=${cot}`, 1_000);
      const everyMillis = name === 'stage' ? 2_500 : 1_000;
      const all = Array.from({ length: watchers }, () => poll(edge.ask, everyMillis, until.signal));
      return { name, edge, all };
    });
    const chair = conductQuestions(api, hall);
    const questionId = await chair.open();
    const startedAt = performance.now();
    await castWithin({ api: servers.api, hall, questionId }, seconds * 1_000);
    await pause(1_000);
    await chair.close(questionId);
    await pause(2_000);
    until.abort();
    for (const { all } of polled) await Promise.all(all);
    const minutes = (performance.now() - startedAt) / 60_000;
    return {
      watchers,
      seconds,
      rows: [
        ...heard.map(({ name, told }) => ({
          way: name === 'stage' ? 'escuchar la escena (quien espera)' : 'escuchar las barras',
          reads: told.documents / minutes,
          bytes: told.bytes / minutes,
        })),
        ...polled.map(({ name, edge }) => ({
          way:
            name === 'stage'
              ? 'preguntar por la escena (quien espera y no puede escuchar)'
              : 'preguntar por la pregunta (transmisión)',
          reads: edge.told.origin / watchers / minutes,
          bytes: edge.told.bytes / watchers / minutes,
        })),
      ],
    };
  });
}

interface Told {
  documents: number;
  bytes: number;
}

/** One screen is enough: each that listens is charged, and sent, the same. */
function listen(
  name: 'question' | 'stage',
  { cot, firestorePort }: { readonly cot: string; readonly firestorePort: number },
  ending: Ending,
): { readonly told: Told } {
  const app = ending.open(
    () => initializeApp({ projectId, apiKey: 'none' }, `watching-${name}`),
    deleteApp,
  );
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', firestorePort);
  const told: Told = { documents: 0, bytes: 0 };
  ending.open(
    () =>
      onSnapshot(doc(db, paths.live(cot, name)), (snapshot) => {
        if (!snapshot.exists()) return;
        told.documents += 1;
        told.bytes += JSON.stringify(snapshot.data()).length;
      }),
    async (unsubscribe) => unsubscribe(),
  );
  return { told };
}

/** The polls come as from pages: each a little earlier or later, with the tag of its own copy. */
async function poll(
  ask: (tag: string) => Promise<string>,
  everyMillis: number,
  stop: AbortSignal,
): Promise<void> {
  let tag = '';
  while (!stop.aborted) {
    tag = await ask(tag);
    await pause(everyMillis * (0.75 + Math.random() / 2));
  }
}

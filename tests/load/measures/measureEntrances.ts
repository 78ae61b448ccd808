import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { accessCodeLife, documentKey, readableCode } from '@asamblea/domain';
import { documents } from '../../../functions/src/kernel/database/documents.ts';
import { forgottenAfter } from '../../../functions/src/kernel/database/retention.ts';
import { writeInChunks } from '../../../functions/src/kernel/database/writeInChunks.ts';
import { accessCodeKey } from '../../../functions/src/people/accessCodes/accessCodeKey.ts';
import { arrivals } from '../figures/arrivals.ts';
import { type Distribution, distributionOf } from '../figures/distribution.ts';
import { personOf, seedRoster, unitOf } from '../seeds/seedRoster.ts';

export interface EntrancePlan {
  readonly people: number;
  readonly withinMs: number;
}

export interface EntranceMeasure extends EntrancePlan {
  readonly times: Distribution;
  /** How many answers of each status there were, from the most. */
  readonly statuses: Readonly<Record<string, number>>;
  /** How many are inside with the cookie that the way in gave them. */
  readonly inside: number;
}

interface Entrance {
  readonly status: number;
  readonly millis: number;
  readonly isInside: boolean;
}

const assemblyId = 'banco-entradas';
/** All of them behind the same router. */
const address = '203.0.113.7';

/** A hall full of phones enters by document and code, all of one address. */
export async function measureEntrances(
  api: readonly string[],
  plan: EntrancePlan,
): Promise<EntranceMeasure> {
  const people = await seedCodes(plan.people);
  const moments = arrivals(people.length, plan.withinMs);
  const startedAt = performance.now();
  const entrances = await Promise.all(
    people.map(async (person, i) => {
      const pressedAt = startedAt + (moments[i] ?? 0);
      await pause(Math.max(0, pressedAt - performance.now()));
      return enter(api[i % api.length] ?? '', person, pressedAt);
    }),
  );
  const statuses: Record<string, number> = {};
  for (const { status } of entrances) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    ...plan,
    times: distributionOf(entrances.map(({ millis }) => millis)),
    statuses,
    inside: entrances.filter(({ isInside }) => isInside).length,
  };
}

interface Coded {
  readonly document: string;
  readonly code: string;
}

async function seedCodes(count: number): Promise<readonly Coded[]> {
  const people = Array.from({ length: count }, (_, i) =>
    personOf(`llega-${i}`, String(70_000 + i)),
  );
  const units = people.map(({ personId }, i) => unitOf(i, [personId]));
  await seedRoster(assemblyId, units, people);
  await documents.publicAssembly(assemblyId).set({
    ...{ assemblyId, name: 'Conjunto de las entradas', timeZone: 'America/Bogota' },
    ...{ logoUrl: null },
  });
  const now = Date.now();
  const coded = people.map(({ personId, document }, i) => {
    const bytes = Buffer.alloc(8);
    bytes.writeUInt32BE(i, 4);
    return { personId, document, code: readableCode(bytes) };
  });
  await writeInChunks(coded, (batch, { personId, document, code: typed }) => {
    const key = accessCodeKey(assemblyId, documentKey(document), typed);
    const given = { personId, role: 'voter', createdAt: now, revoked: false } as const;
    const expiresAt = now + accessCodeLife;
    const code = { ...given, expiresAt, ...forgottenAfter('accessCodes', expiresAt) };
    batch.set(documents.accessCode(assemblyId, key), code);
  });
  return coded;
}

async function enter(api: string, { document, code }: Coded, pressedAt: number): Promise<Entrance> {
  const body = JSON.stringify({ assembly: assemblyId, document, code });
  const { status, cookie } = await ask(api, 'POST', '/auth/virtual', body, '');
  const millis = performance.now() - pressedAt;
  if (cookie === '') return { status, millis, isInside: false };
  const session = await ask(api, 'GET', '/auth/session', '', cookie);
  return { status, millis, isInside: session.text.includes('"isAuthenticated":true') };
}

function ask(api: string, method: string, path: string, body: string, cookie: string) {
  const headers = {
    ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    ...{ origin: api, 'x-requested-with': 'fetch', 'x-forwarded-for': address },
    ...(cookie === '' ? {} : { cookie }),
  };
  interface Asked {
    readonly status: number;
    readonly cookie: string;
    readonly text: string;
  }
  return new Promise<Asked>((resolve) => {
    const lost = () => resolve({ status: 0, cookie: '', text: '' });
    const asking = request(`${api}/api${path}`, { method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        const [given = ''] = answer.headers['set-cookie'] ?? [];
        resolve({ status: answer.statusCode ?? 0, cookie: given.split(';')[0] ?? '', text });
      });
    });
    asking.once('error', lost);
    asking.end(body);
  });
}

import {
  accept,
  isRouteOff,
  type Outcome,
  phonesIn,
  publicScreens,
  type ScreenSignRequest,
  type SignAnswer,
  screenPaths,
  screenWidthLeast,
} from '@asamblea/domain';
import { readPublicAssembly } from '../../kernel/assemblies/readPublicAssembly.ts';
import { rememberLast } from '../../kernel/concurrency/rememberLast.ts';
import { keyedHash } from '../../kernel/keys/keyedHash.ts';
import { readHealth } from './readHealth.ts';
import type { NoteSign } from './signBook.ts';

const doorMillis = 60_000;
const nothingMillis = 60_000;

/**
 * A sign of a public screen, which anybody may send: of it only its size is kept. A phone that watches the
 * projector's address is not the screen of the hall, and is asked not to say more.
 */
export async function noteScreenSign(
  note: NoteSign,
  request: ScreenSignRequest,
  now: number,
): Promise<Outcome<SignAnswer>> {
  const { cot, kind, width, height, state, isTroubled } = request;
  const door = await rememberDoor(cot, Math.floor(now / doorMillis));
  // A screen that is still open under an old code is told elsewhere; here it is only asked to be silent.
  if (!door.ok && door.refusal.code === 'cot-replaced')
    return accept({ nextMillis: nothingMillis });
  if (!door.ok) return door;
  const { assemblyId, isArchived = false, off = [] } = door.value;
  const isKindOff = screenPaths.every(
    (path) => publicScreens[path].sign !== kind || isRouteOff(path, off),
  );
  const isPhone = kind === 'projector' && width < screenWidthLeast;
  if (isArchived || isPhone || isKindOff) return accept({ nextMillis: nothingMillis });
  const deviceId = keyedHash('screen', assemblyId, request.deviceId).slice(0, 16);
  const label = `${width} × ${height}`;
  const nextMillis = await note(assemblyId, { deviceId, kind, state, isTroubled, label });
  if (kind !== 'projector') return accept({ nextMillis });
  return accept({ nextMillis, phones: phonesIn(await readHealth(assemblyId, now)) });
}

const rememberDoor = rememberLast(1_000, (cot: string, _slot: number) => readPublicAssembly(cot));
